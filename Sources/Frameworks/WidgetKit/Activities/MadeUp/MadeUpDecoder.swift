import FoundationOverlay

/// Makes a value of any decodable type: each property is asked for by the type itself.
///
/// Values are the same each time. What a type demands beyond its properties' types may not be met; its own error says so.
struct MadeUpDecoder: Decoder {
    let path: MadeUpPath
    /// Whether the type reads keys and values of a dictionary one after the other.
    var readsPairs = false

    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(MadeUpFields<Key>(path: path))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { MadeUpList(path: path, readsPairs: readsPairs) }
    func singleValueContainer() -> any SingleValueDecodingContainer { MadeUpSingle(path: path) }
}
