import Foundation
import IsletModel
import ProjectReader

/// The Swift classes Xcode would make of `.intentdefinition` files.
struct IntentDefinition {
    static let fileName = "_IsletIntents.swift"

    private var declarations: [String] = []
    private var classes: [String] = []

    init(resources: [ResourceFile]) throws {
        for resource in resources where resource.kind == .intentDefinition && resource.generatesCode {
            let list = try PropertyListFile.read(resource.url)
            let names = IntentClassNames(list)
            for item in list["INEnums"]?.array ?? [] { add(enumeration: item, names) }
            for item in list["INTypes"]?.array ?? [] { add(type: item, names) }
            for item in list["INIntents"]?.array ?? [] where item["INIntentType"]?.string != "System" { add(intent: item, names) }
        }
    }

    /// The file; nil where there is nothing to declare.
    var text: String? {
        guard !declarations.isEmpty else { return nil }
        let calls = classes.map { "\(ModuleSupport.registerFunction)(\($0).self, #fileID, 1)" }.joined(separator: "; ")
        let function = RegistrationTail.functionName(for: String(Self.fileName.dropLast(".swift".count)))
        return (["import Intents"] + declarations + ["nonisolated func \(function)() { \(calls) }"]).joined(separator: "\n") + "\n"
    }

    private mutating func add(enumeration item: PropertyListValue, _ names: IntentClassNames) {
        guard let name = names.name(ofEnumeration: item), item["INEnumGeneratesHeader"]?.boolean != false else { return }
        let values = (item["INEnumValues"]?.array ?? []).map { value in
            IntentCase(name: value["INEnumValueName"]?.string ?? "unknown", index: value["INEnumValueIndex"]?.string ?? "0")
        }
        let named = values.map { "\"\($0.name)\": .`\($0.swiftName)`" }
        let lookUp = named.isEmpty ? "[:]" : "[\(named.joined(separator: ", "))]"
        let others = values.flatMap { value in value.otherNames.map { "public static var `\($0)`: \(name) { .`\(value.swiftName)` }; " } }
        declarations.append(
            "nonisolated public enum \(name): Int, Sendable, _IntentChoice { \(values.map(\.declaration).joined(separator: "; ")); \(others.joined())"
                + "public static let _named: [String: \(name)] = \(lookUp) }")
        declarations.append(Self.resolution(of: name))
    }

    private mutating func add(type item: PropertyListValue, _ names: IntentClassNames) {
        guard let name = names.name(ofType: item) else { return }
        let own = (item["INTypeProperties"]?.array ?? []).filter { $0["INTypePropertyDefault"]?.boolean != true }
        let properties = own.compactMap { IntentProperty($0, prefix: "INTypeProperty", names)?.declaration }
        declarations.append("nonisolated open class \(name): INObject, @unchecked Sendable { \(properties.joined(separator: "; ")) }")
        declarations.append(Self.resolution(of: name))
    }

    /// What a handler answers that resolves a parameter of a type.
    private static func resolution(of type: String) -> String {
        let result = "\(type)ResolutionResult"
        let answers = [
            ("success", "resolved: \(type)", "success"), ("disambiguation", "options: [\(type)]", "disambiguation"),
            ("confirmationRequired", "value: \(type)?", "confirmation"),
        ]
        let functions = answers.map { "public class func \($0)(with \($1)) -> \(result) { \(result)(_outcome: .\($2)) }" }
        return "nonisolated open class \(result): INIntentResolutionResult, @unchecked Sendable { \(functions.joined(separator: "; ")) }"
    }

    /// How a person edits the parameters.
    private static func editing(_ properties: [IntentProperty], in intent: String) -> [String] {
        guard !properties.isEmpty else { return [] }
        let list = properties.map { $0.description(in: intent) }.joined(separator: ", ")
        return [
            "open override class var _parameters: [_IntentParameterDescription] { [\(list)] }",
            "open override func _set(_ name: String, to text: String) -> Bool { switch name { "
                + properties.map(\.setting).joined(separator: "; ") + "; default: return false } }",
        ]
    }

    private mutating func add(intent item: PropertyListValue, _ names: IntentClassNames) {
        guard let full = names.name(ofIntent: item) else { return }
        let parameters = item["INIntentParameters"]?.array ?? []
        let properties = parameters.compactMap { IntentProperty($0, prefix: "INIntentParameter", names) }
        let members = properties.map(\.declaration) + Self.editing(properties, in: full)
        declarations.append("nonisolated open class \(full): INIntent, @unchecked Sendable { \(members.joined(separator: "; ")) }")
        declarations.append("nonisolated open class \(full)Response: INIntentResponse, @unchecked Sendable {}")
        declarations.append("nonisolated public protocol \(full)Handling: AnyObject {}")
        classes.append(full)
    }
}

/// A parameter of an intent, or a property of an intent's type.
struct IntentProperty {
    private let name: String
    private let type: String
    private let enumeration: String?
    private let defaultCase: String?
    /// An expression for the value that a new configuration has; nil for none.
    private let defaultValue: String?
    private let isList: Bool
    /// What the editor shows.
    private let title: String

    init?(_ item: PropertyListValue, prefix: String, _ names: IntentClassNames) {
        guard let name = item[prefix + "Name"]?.string, let kind = item[prefix + "Type"]?.string else { return nil }
        self.name = name
        enumeration = item[prefix + "EnumType"]?.string.map(names.enumeration)
        title = item[prefix + "DisplayName"]?.string ?? name
        isList = item[prefix + "SupportsMultipleValues"]?.boolean == true
        defaultCase = item[prefix + "Metadata"]?[prefix + "MetadataDefaultValue"]?.string
        let object = item[prefix + "ObjectType"]?.string
        let isSystem = item[prefix + "ObjectTypeNamespace"]?.string == "System"
        guard let type = Self.type(kind, object: object.map { isSystem ? "IN" + $0 : names.object($0) }) else { return nil }
        self.type = type
        defaultValue = item[prefix + "Metadata"]?[prefix + "MetadataDefaultValue"].flatMap { Self.value($0, of: type) }
    }

    private static func value(_ value: PropertyListValue, of type: String) -> String? {
        switch (type, value) {
        case ("NSNumber", .boolean(let flag)): "NSNumber(value: \(flag))"
        case ("NSNumber", .integer(let number)): "NSNumber(value: \(number))"
        case ("NSNumber", .real(let number)): "NSNumber(value: \(number))"
        case ("NSNumber", .string(let text)): Int(text).map { "NSNumber(value: \($0))" } ?? Double(text).map { "NSNumber(value: \($0))" }
        case ("String", .string(let text)) where !text.isEmpty: text.debugDescription
        default: nil
        }
    }

    private static func type(_ kind: String, object: String?) -> String? {
        switch kind {
        case "String": "String"
        case "Integer", "Boolean", "Decimal", "Double", "Long", "TimeInterval": "NSNumber"
        case "URL": "URL"
        case "Date", "DateComponents": "DateComponents"
        case "Object": object
        case "Person": "INPerson"
        case "File": "INFile"
        default: nil
        }
    }

    /// The parameter as `_IntentParameterDescription` has it. The property may be called as its type.
    func description(in intent: String) -> String {
        let choices = enumeration == nil ? "" : ", choices: _IntentText.choices(\\\(intent).`\(name)`)"
        return "_IntentParameterDescription(\"\(name)\", \(title.debugDescription), type: \"\(enumeration ?? type)\"\(choices))"
    }

    /// The case that gives it the value of a text.
    var setting: String { "case \"\(name)\": return _IntentText.take(text, &self.`\(name)`)" }

    var declaration: String {
        if let enumeration, !isList { return "public var `\(name)`: \(enumeration) = .`\(IntentCase.swiftName(of: defaultCase ?? "unknown"))`" }
        if isList { return "public var `\(name)`: [\(enumeration ?? type)]?" }
        return "public var `\(name)`: \(type)?" + (defaultValue.map { " = " + $0 } ?? "")
    }
}
