import IsletModel

/// The JSON files that come with the module.
enum DeviceData {
    static func load<Value: Decodable>(_ type: Value.Type, from name: String) -> Value { BundledData.read(name, as: type, in: .module) }
}
