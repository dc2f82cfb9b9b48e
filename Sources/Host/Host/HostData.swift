import Foundation

/// Reads the JSON files that come with the module.
enum HostData {
    static func load<Value: Decodable>(_ type: Value.Type, from name: String) -> Value {
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
