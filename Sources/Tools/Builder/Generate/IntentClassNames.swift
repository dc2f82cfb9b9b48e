import Foundation
import IsletModel

/// What the classes of an `.intentdefinition` are called: the class name the file gives, else its prefix and the name.
struct IntentClassNames {
    private var enumerations: [String: String] = [:]
    private var objects: [String: String] = [:]
    /// The prefix of all intents of the file: enumerations and types that name none have it too.
    private let prefix: String

    init(_ list: PropertyListValue) {
        let prefixes = Set((list["INIntents"]?.array ?? []).map { $0["INIntentClassPrefix"]?.string ?? "" })
        prefix = prefixes.count == 1 ? prefixes.first ?? "" : ""
        for item in list["INEnums"]?.array ?? [] {
            if let name = item["INEnumName"]?.string { enumerations[name] = self.name(ofEnumeration: item) }
        }
        for item in list["INTypes"]?.array ?? [] {
            if let name = item["INTypeName"]?.string { objects[name] = self.name(ofType: item) }
        }
    }

    func name(ofEnumeration item: PropertyListValue) -> String? { name(of: item, "INEnum", suffix: "") }
    func name(ofType item: PropertyListValue) -> String? { name(of: item, "INType", suffix: "") }
    func name(ofIntent item: PropertyListValue) -> String? { name(of: item, "INIntent", suffix: "Intent") }

    /// The names of the files that Xcode writes the file's classes to.
    static func classes(of list: PropertyListValue) -> Set<String> {
        let names = IntentClassNames(list)
        let intents = (list["INIntents"]?.array ?? []).filter { $0["INIntentType"]?.string != "System" }
        return Set(
            (list["INEnums"]?.array ?? []).compactMap(names.name(ofEnumeration:)) + (list["INTypes"]?.array ?? []).compactMap(names.name(ofType:))
                + intents.compactMap(names.name(ofIntent:)))
    }

    /// The class of what the file calls `name`, which may be declared in another file.
    func enumeration(_ name: String) -> String { enumerations[name] ?? name }
    func object(_ name: String) -> String { objects[name] ?? name }

    private func name(of item: PropertyListValue, _ key: String, suffix: String) -> String? {
        if let name = item[key + "ClassName"]?.string, !name.isEmpty { return name }
        return item[key + "Name"]?.string.map { "\(item[key + "ClassPrefix"]?.string ?? prefix)\($0)\(suffix)" }
    }
}
