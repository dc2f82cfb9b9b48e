import IsletModel

/// The JSON files that come with the module.
enum SceneData {
    static func load<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value { BundledData.read(name, as: type, in: .module) }
}
