import ProjectReader
import SwiftIfConfig
import SwiftSyntax

/// How conditions are answered: as a compiler for the target's system would.
struct Platform {
    var system = TargetPlatform.iOS
    var conditions: Set<String>
    var isSimulator: Bool
    /// Modules that can be imported here.
    var modules: Set<String>
    var features: Set<String> = []
    /// Whether the module holds tests.
    var isForTests = false
    /// Whether another module needs the module.
    var isForOthers = false
    /// Whether types that are coded are registered.
    var registersCodedTypes = false
    /// Whether members are made known by their names in Objective-C.
    var namesMembers = false
    /// `5`, `6`, …
    var languageMode = "5"
    /// What the compiler calls modules that sources import by another name.
    var realNames: [String: String] = [:]
    /// The same for names before a dot that mean a module.
    var qualifiers: [String: String] = [:]
    /// The name of the module.
    var moduleName = ""
    /// Which literals are not looked up when the program comes to them; nil where none is.
    var editableLiterals: LiteralExclusions?

    /// The part of Foundation that a library asks for to learn whose networking it gets: the one without metrics and certificates is here.
    private static let networking = "FoundationNetworking"

    /// Those that Apple's systems do not have.
    static let foreignModules = AppleFrameworks.linuxModules.union([networking])

    /// The answer of `canImport` where it has to differ from the compiler's own; nil leaves the question to the compiler.
    func forcedCanImport(_ module: String) -> Bool? {
        if module == "Darwin" || module == "Foundation" { return true }
        if module == Self.networking { return isForOthers }
        return Self.foreignModules.contains(module) || AppleFrameworks.isForeign(module, to: system) ? false : nil
    }

    func environmentIsActive(_ name: String) -> Bool { name == "simulator" && isSimulator && system != .macOS }
}

extension Platform: BuildConfiguration {
    func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    func hasFeature(name: String) -> Bool { features.contains(name) }
    func hasAttribute(name: String) -> Bool { false }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let name = importPath.first?.1 else { return false }
        return forcedCanImport(name) ?? (modules.contains(name) || isDeclaredFramework(name))
    }

    /// Whether a framework of Apple's is declared here for those that import it.
    private func isDeclaredFramework(_ name: String) -> Bool { AppleFrameworks.names.contains(name) && DeclaredFrameworks.contains(name) }
    func isActiveTargetOS(name: String) -> Bool { name == system.rawValue || (name == "OSX" && system == .macOS) }
    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
        name == "arm64"
        #else
        name == "x86_64"
        #endif
    }
    func isActiveTargetEnvironment(name: String) -> Bool { environmentIsActive(name) }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple {
        languageMode.hasPrefix("4") ? VersionTuple(4, 2) : languageMode.hasPrefix("5") ? VersionTuple(5, 10) : compilerVersion
    }
    var compilerVersion: VersionTuple { VersionTuple(Self.systemsCompiler[0], Self.systemsCompiler[1]) }

    /// The version of the compiler that comes with the newest system whose frameworks are here: sources tell the frameworks apart by it.
    private static let systemsCompiler = [6, 4]
    /// The oldest compiler that builds Islet.
    private static let oldestCompiler = [6, 3]

    /// The answer to `compiler(>=6.4)`, which tells which frameworks there are; nil leaves the question to the compiler.
    func forcedCompiler(_ argument: String) -> Bool? {
        guard argument.hasPrefix(">=") else { return nil }
        let version = argument.dropFirst(2).split(separator: ".").compactMap { Int($0.filter { $0 != " " }) }
        let isAhead = Self.oldestCompiler.lexicographicallyPrecedes(version) && !Self.systemsCompiler.lexicographicallyPrecedes(version)
        return isAhead ? true : nil
    }
}
