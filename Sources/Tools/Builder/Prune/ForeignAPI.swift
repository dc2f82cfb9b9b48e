/// Tells errors about types, functions and modifiers that no source of the project declares from mistakes in what it declares itself. Where
/// such a member or form of a call is not here, it is a framework's that Islet lacks, or a mistake: the message says which place it is.
struct ForeignAPI {
    let project: ProjectNames

    /// The name of a framework that is used in a way that is not here; nil where the error is about what the project declares.
    ///
    /// - Parameters:
    ///   - callee: The function or type that is called where the error stands; of members, the type that is extended or inherited from.
    ///   - standIns: Types that stand in for ones that are not here: a class that inherits from one lacks what the other would give it.
    func name(in message: String, callee: String?, standIns: some Collection<String> = []) -> String? {
        guard !message.contains("did you mean"), TypingErrors.meant(in: message) == nil else { return nil }
        let quoted = Self.quoted(in: message)
        if Self.wholeTypes.contains(callee ?? "") || Self.isAboutWholeType(message) { return nil }
        if Self.inherited.contains(where: message.contains),
            let heir = (quoted.flatMap(Self.words) + [callee].compactMap(\.self)).first(where: { project.inherits($0, from: standIns) })
        {
            return heir
        }
        // Types of C are of other sizes on other systems: `sa_family_t`, `mode_t`.
        if message.contains("(aka '"), let type = quoted.first(where: { $0.hasSuffix("_t") && !project.declares($0) }) { return type }
        if Self.unnamed.contains(where: message.contains) { return callee ?? "the expression" }
        if message.hasPrefix("module '"), message.contains(" has no member named '"), let name = quoted.last {
            return project.declares(name) ? nil : name
        }
        if message.contains(" has no member '"), quoted.count == 2 {
            return isForeign(type: quoted[0]) && !project.declares(Self.words(quoted[1]).first ?? "") ? quoted[1] : nil
        }
        if message.hasPrefix("no macro named") || message.contains("isn't supported in swift-corelibs"), let name = quoted.first {
            return project.declares(name) ? nil : name
        }
        if message.hasPrefix("cannot find"), let name = quoted.first, !project.declares(name) {
            return Self.looksGlobal(name) || callee.map { $0 != "NSObject" && !project.declares($0) } == true ? name : nil
        }
        if message.contains("requires that") || message.contains("must conform to") || message.contains("cannot conform to") {
            return quoted.flatMap(Self.words).contains(where: project.declares) ? nil : quoted.first
        }
        guard Self.calls.contains(where: message.contains), let callee, !project.declares(callee) else { return nil }
        return callee
    }

    /// Whether a message is about one argument of a call, at its beginning.
    static func isAboutArgument(_ message: String) -> Bool {
        ["to expected argument type", "cannot infer contextual base", "without a contextual type"].contains(where: message.contains)
    }

    /// Whether a framework would give a type, constant or function of C such a name. Others are more often misspelt.
    private static func looksGlobal(_ name: String) -> Bool {
        let letters = name.drop { $0 == "_" }
        return letters.first?.isUppercase == true || name.contains("_") || (letters.hasPrefix("k") && letters.dropFirst().first?.isUppercase == true)
    }

    private func isForeign(type: String) -> Bool {
        if type.hasPrefix("[") { return true }
        guard !type.hasPrefix("("), !type.contains("->"), let head = Self.words(type).first else { return false }
        return !project.declares(head)
    }

    /// Whether a message is about a type that is declared here with everything Apple's has: what it does not have is a mistake.
    static func isAboutWholeType(_ message: String) -> Bool { quoted(in: message).flatMap(words).contains(where: wholeTypes.contains) }

    /// With the generic parameters of the island, which messages name in its place.
    private static let wholeTypes: Set<String> = [
        "WidgetFamily", "DynamicIsland", "DynamicIslandExpandedContentBuilder", "DynamicIslandExpandedRegion", "ActivityConfiguration",
        "StaticConfiguration", "TimelineReloadPolicy", "WidgetBundleBuilder", "Expanded", "CompactLeading", "CompactTrailing", "Minimal",
    ]

    /// What is about the size of an expression, not about its names.
    private static let unnamed = ["unable to type-check this expression in reasonable time", "failed to produce diagnostic for expression"]

    /// What errors say of calls that fit no declaration of the callee.
    private static let calls = [
        "no exact matches in call", "extra argument", "missing argument", "incorrect argument label", "extraneous argument label",
        "argument passed to call that takes no arguments", "cannot infer contextual base", "without a contextual type", "to expected argument type",
        "cannot infer key path type", "generic parameter", "unable to infer", "trailing closure passed", "has no accessible initializers",
        "cannot be constructed because", "does not override any ",
    ]

    /// What errors say of objects whose class has lost what it inherits.
    private static let inherited = [
        "cannot convert value of type", "cannot assign value of type", "has no member", "cannot convert return expression",
        "argument passed to call that takes no arguments", "extra argument", "cannot override", "does not override any ", "incompatible operand",
    ]

    private static func quoted(in message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter { !["Type", "Optional", "any", "some"].contains($0) }
    }
}
