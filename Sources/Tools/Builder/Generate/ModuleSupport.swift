import ProjectReader

/// The file added to every module: what adapted sources call, and the entry point where there is none.
struct ModuleSupport {
    static let availabilityFunction = "_isletAvailable"
    static let registerFunction = "_isletRegister"
    static let leftOutFunction = "_isletLeftOut"
    static let leftOutNote = "_isletLeftOutCall"
    static let leftOutThrow = "_isletLeftOutThrow"
    static let bundleFunction = "_isletBundle"
    static let leftOutError = "_IsletNotAvailable"
    static let fileName = "_IsletSupport.swift"

    /// How the program starts.
    enum Entry {
        /// The sources bring their own.
        case own
        /// The runtime serves the module's previews.
        case previews
        /// The tests of the module are run.
        case tests
        /// A module that is no program.
        case none
    }

    let module: String
    /// Names of the source files that have something to register.
    let registeringFiles: [String]
    /// Names of the source files that have test cases.
    var testFiles: [String] = []
    /// Modules of the project this one is linked with.
    let dependencies: [String]
    let entry: Entry
    let runtimeModules: Set<String>
    /// Modules that a file of the module imports, and all of them may name types of.
    var sharedImports: [String] = []
    /// Whether literals of the sources are looked up.
    var looksLiteralsUp = false
    /// Name of the bundle `Bundle.module` stands for, without ending.
    let resourceBundle: String?
    /// Whether Foundation's names may be seen; the modules behind it add members to the standard library's types.
    var seesFoundation = true

    private var hasOverlay: Bool { runtimeModules.contains(ImportRule.overlay) }

    var text: String {
        var lines = seesFoundation ? ["import \(hasOverlay ? ImportRule.overlay : "Foundation")"] : []
        lines += sharedImports.map { "@_exported import \($0)" }
        if entry == .previews, runtimeModules.contains("WidgetKit") { lines.append("import WidgetKit") }
        lines += ["", availability, registration, leftOut]
        if looksLiteralsUp { lines.append(literals) }
        if !hasOverlay { lines.append(autoreleasepool) }
        lines += dependencies.map { "@_silgen_name(\"islet_register_\($0)\") nonisolated private func _isletRegisterModule_\($0)()" }
        lines.append(moduleRegistration)
        if entry != .none { lines.append("@_cdecl(\"islet_register\") nonisolated public func _isletRegisterProgram() { _isletRegisterModule() }") }
        if entry == .previews { lines.append(previewEntry) }
        if entry == .tests { lines.append(TestMethods.declarations(of: testFiles)) }
        if let resourceBundle { lines.append(bundleAccessor(resourceBundle)) }
        guard seesFoundation else { return lines.joined(separator: "\n") + "\n" }
        let bundle = (hasOverlay ? ImportRule.overlay : "Foundation") + ".Bundle"
        lines.append("nonisolated internal func \(Self.bundleFunction)() -> \(bundle) { \(resourceBundle == nil ? ".main" : ".module") }")
        return lines.joined(separator: "\n") + "\n"
    }

    private var availability: String {
        let body = hasOverlay ? "_platformIsAtLeast(major, minor, patch)" : "true"
        return
            "@usableFromInline nonisolated internal func \(Self.availabilityFunction)(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> "
            + "Bool { \(body) }"
    }

    private var registration: String {
        let body = hasOverlay ? "_ProgramRegistry.add(type, file: file, line: line)" : ""
        return "nonisolated internal func \(Self.registerFunction)(_ type: Any.Type, _ file: String, _ line: Int) { \(body) }"
    }

    /// Stands for code that does not build here.
    private var leftOut: String {
        let words = "name + \" is not available here: it did not build\""
        return [
            "@usableFromInline nonisolated internal func \(Self.leftOutFunction)<Value>(_ name: String) -> Value { fatalError(\(words)) }",
            "@usableFromInline nonisolated internal func \(Self.leftOutThrow)<Value>(_ name: String) throws -> Value { "
                + "throw \(Self.leftOutError)(name: name) }",
            "@usableFromInline nonisolated internal func \(Self.leftOutNote)(_ name: String) { print(\(words)) }",
            "@usableFromInline nonisolated internal struct \(Self.leftOutError): Error, CustomStringConvertible { "
                + "@usableFromInline let name: String; @usableFromInline init(name: String) { self.name = name }; "
                + "@usableFromInline var description: String { \(words) } }",
        ].joined(separator: "\n")
    }

    /// What literals of programs built for a preview are looked up with. Of kinds of values that are made of other literals, such as `Character`,
    /// the compiler refuses the call.
    private var literals: String {
        func function(_ name: String, _ kind: String, _ restriction: String, _ value: String) -> String {
            let body = hasOverlay ? value : "compiled"
            return "nonisolated internal func \(name)<Value: ExpressibleBy\(kind)Literal>(_ key: String, _ compiled: Value) -> Value "
                + "where Value.\(kind)LiteralType\(restriction) { \(body) }"
        }
        return [
            function(
                EditableLiteralRule.textFunction, "String", " == String",
                "_EditedLiterals.text(key).map { Value(stringLiteral: $0) } ?? compiled"),
            function(
                EditableLiteralRule.wholeFunction, "Integer", ": FixedWidthInteger",
                "_EditedLiterals.whole(key).map { Value(integerLiteral: .init(clamping: $0)) } ?? compiled"),
            function(
                EditableLiteralRule.fractionFunction, "Float", ": BinaryFloatingPoint",
                "_EditedLiterals.fraction(key).map { Value(floatLiteral: .init($0)) } ?? compiled"),
            function(
                EditableLiteralRule.truthFunction, "Boolean", " == Bool",
                "_EditedLiterals.truth(key).map { Value(booleanLiteral: $0) } ?? compiled"),
        ].joined(separator: "\n")
    }

    private var autoreleasepool: String {
        "@usableFromInline nonisolated internal func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }"
    }

    /// A module that several others are linked with registers once.
    private var moduleRegistration: String {
        let calls = dependencies.map { "_isletRegisterModule_\($0)()" } + registeringFiles.map { RegistrationTail.functionName(for: $0) + "()" }
        let once = "if _isletIsRegistered { return }; _isletIsRegistered = true"
        return "nonisolated(unsafe) private var _isletIsRegistered = false\n"
            + "@_cdecl(\"islet_register_\(module)\") nonisolated public func _isletRegisterModule() { \(([once] + calls).joined(separator: "; ")) }"
    }

    private var previewEntry: String {
        let body = runtimeModules.contains("WidgetKit") ? "_ExtensionMain.run()" : ""
        return "@main enum _IsletMain { @MainActor static func main() { \(body) } }"
    }

    private func bundleAccessor(_ name: String) -> String {
        """
        extension Bundle {
            nonisolated static var module: Bundle { Bundle(path: Bundle.main.bundlePath + "/\(name).bundle") ?? .main }
        }
        """
    }
}
