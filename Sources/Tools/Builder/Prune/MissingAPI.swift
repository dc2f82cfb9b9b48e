import Foundation
import ProjectReader

/// Tells errors about what Apple's frameworks declare and Islet does not have, and about modules that cannot be had, from mistakes in the
/// sources: by how the name in the message begins, and by what the file imports.
struct MissingAPI {
    /// Modules that can be imported and hold nothing.
    let emptyModules: Set<String>
    /// Modules of Apple's whose names the sources may use, imported or brought along.
    private let frameworks: Set<String>
    private let sources: [URL]
    /// Names of declarations that were left out for such an error, which others then miss.
    var leftOut: Set<String>

    init(emptyModules: Set<String>, imports: Set<String>, sources: [URL], platform: TargetPlatform, leftOut: [String] = []) {
        self.emptyModules = emptyModules
        let brought = AppleFrameworks.reexports(of: imports, on: platform)
        let always: Set = ["Foundation", "CoreFoundation", "CoreGraphics", "UIKit", "QuartzCore", "CoreServices"]
        frameworks = imports.union(brought).union(always).intersection(AppleFrameworks.names)
        self.sources = sources
        self.leftOut = Set(leftOut)
    }

    /// Modules that no framework of Apple's is, of which nothing is known.
    var foreignModules: Set<String> { emptyModules.subtracting(AppleFrameworks.names) }

    /// The name that is missing; nil where the error is one of the sources' own.
    ///
    /// - Parameter imports: What the file imports.
    func name(in message: String, imports: Set<String>) -> String? {
        let quoted = Self.quotedNames(in: message)
        if let known = quoted.first(where: isLeftOut) { return known }
        if message.contains("cannot be overridden from extension") || message.hasSuffix("and cannot be overridden") { return quoted.first }
        if message.contains("does not exist in module '"), let module = quoted.last, emptyModules.contains(module) { return module }
        if message.contains("'module<"), let module = quoted.first(where: emptyModules.contains) { return module }
        if Self.unresolved.contains(where: message.contains), !leftOut.isEmpty || !imports.isDisjoint(with: emptyModules) { return quoted.first }
        guard !message.contains("did you mean"), !ForeignAPI.isAboutWholeType(message), Self.forms.contains(where: message.contains) else {
            return nil
        }
        if let known = quoted.first(where: isMissing) { return known }
        let isType = message.hasPrefix("cannot find type")
        if message.hasPrefix("cannot find"), !imports.isDisjoint(with: emptyModules.subtracting(AppleFrameworks.names)) { return quoted.first }
        guard isType || message.hasPrefix("cannot find") || message.hasPrefix("unknown attribute") else { return nil }
        let empty = isType ? emptyModules.subtracting(AppleFrameworks.names) : emptyModules
        return imports.isDisjoint(with: empty) ? nil : quoted.first { $0.first?.isUppercase == true }
    }

    /// Also of the storage that is made for a property, with an underscore.
    private func isLeftOut(_ name: String) -> Bool { leftOut.contains(name) || (name.hasPrefix("_") && leftOut.contains(String(name.dropFirst()))) }

    private func isMissing(_ name: String) -> Bool {
        !AppleFrameworks.owners(of: name, among: frameworks).isEmpty && !isDeclared(name)
    }

    /// Whether a type of that name is declared by the sources themselves.
    private func isDeclared(_ name: String) -> Bool {
        let escaped = NSRegularExpression.escapedPattern(for: name)
        let word = try? NSRegularExpression(pattern: "\\b(class|struct|enum|protocol|actor|typealias)\\s+\(escaped)\\b")
        return sources.contains { source in
            guard let data = FileManager.default.contents(atPath: source.path) else { return false }
            let text = String(decoding: data, as: UTF8.self)
            return text.contains(name) && word?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
    }

    /// What errors say that a name or a form of a call is not there.
    private static let forms = [
        "cannot find", "has no member", "no member named", "unknown attribute", "is not a member type", "no exact matches in call",
        "extra argument", "missing argument", "incorrect argument label", "must have Optional type", "cannot be constructed because",
        "argument passed to call that takes no arguments", "requires that", "does not conform to", "expected to be an instance of a class",
    ]

    /// What errors say of `.member` where the type is none that is known: what it is compared with or given to has a type that is missing.
    private static let unresolved = ["cannot be resolved without a contextual type", "cannot infer contextual base in reference to member"]

    /// The first words of what stands in quotation marks: `HKHealthStore` of `'[HKHealthStore]?'`.
    private static func quotedNames(in message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.flatMap { part in
            part.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        }.filter { !["Type", "Optional", "any", "some", "Self"].contains($0) }
    }
}

/// Types declared in the place of ones that cannot be had, so that properties and parameters of them build. What they are asked for is not
/// there.
struct StandIns: Codable {
    static let fileName = "_IsletStandIns.swift"

    /// Numbers of generic parameters, by name.
    private(set) var types: [String: Int] = [:]
    /// Names of values of which nothing is known: an empty text, and so is each member where the name is a type's.
    private(set) var values: Set<String>?

    /// False where there is one already.
    mutating func add(value name: String) -> Bool {
        guard name.wholeMatch(of: /[A-Za-z_]\w*/) != nil, types[name] == nil, values?.contains(name) != true else { return false }
        values = (values ?? []).union([name])
        return true
    }

    /// False where there is one already.
    mutating func add(_ name: String, parameters: Int) -> Bool {
        guard name.first?.isUppercase == true, types[name] == nil else { return false }
        types[name] = parameters
        return true
    }

    var text: String {
        let declarations = types.sorted { $0.key < $1.key }.map { name, count in
            if Self.isProtocol(name) { return "public protocol \(name): AnyObject {}" }
            let parameters = (0..<count).map { "T\($0)" }.joined(separator: ", ")
            let generic = parameters.isEmpty ? "" : "<\(parameters)>"
            if let parent = Self.parent(of: name) { return "open class \(name)\(generic): \(parent) {}" }
            return "open class \(name)\(generic): NSObject, @unchecked Sendable {}"
        }
        let texts = (values ?? []).sorted().map { name in
            guard name.first?.isUppercase == true else { return "nonisolated public let \(name) = \(Self.isQuestion(name) ? "false" : "\"\"")" }
            return "@dynamicMemberLookup public enum \(name) { public static subscript(dynamicMember name: String) -> String { \"\" } }"
        }
        let interface = types.keys.contains { Self.parent(of: $0) != nil } ? ["import UIKit"] : []
        return (["import \(ImportRule.overlay)"] + interface + declarations + texts).joined(separator: "\n") + "\n"
    }

    /// Whether a name is that of what is true or false: `isCancelled`.
    static func isQuestion(_ name: String) -> Bool {
        ["is", "has", "should", "can", "did", "will"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    /// What a view or a controller of Apple's is one of, by its name, so that views which represent it still do: `WKWebView`,
    /// `SFSafariViewController`, `UIDocumentPickerViewController`.
    private static func parent(of name: String) -> String? {
        let initials = name.prefix { $0.isUppercase }
        guard (3...6).contains(initials.count), !initials.hasPrefix("NS") else { return nil }
        if name.hasSuffix("ViewController") { return "UIViewController" }
        return name.hasSuffix("View") ? "UIView" : nil
    }

    private static func isProtocol(_ name: String) -> Bool { ["Delegate", "DataSource", "Providing", "Handling"].contains(where: name.hasSuffix) }
}
