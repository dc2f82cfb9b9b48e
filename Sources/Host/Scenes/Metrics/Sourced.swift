import Foundation

/// A value of a data file, with where it comes from and how sure it is.
@propertyWrapper
struct Sourced<Value: Decodable & Sendable>: Decodable, Sendable {
    enum Confidence: String, Decodable, Sendable { case high, medium, low }

    var value: Value
    var source: String
    var confidence: Confidence

    var wrappedValue: Value { value }
}

/// Reads the JSON files that come with the module.
enum SceneData {
    static func load<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data") else {
            preconditionFailure("Islet's file Data/\(name).json is not beside the program: build Islet again")
        }
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("\(url.path) cannot be read: \(error)")
        }
    }
}
