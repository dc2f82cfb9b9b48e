import Foundation
import ProjectReader

/// The module that tests import for views, timelines and a device. It is compiled for each target of tests, because it reports to both
/// libraries of tests.
struct TestLibrary {
    static let moduleName = "IsletTesting"
    /// The module of the runtime that it is written with, which no other sees.
    static let supportName = "IsletTestSupport"

    private let folder: URL

    init(installation: Installation) {
        folder = Bundle.module.bundleURL.appendingPathComponent("Data/\(Self.moduleName)", isDirectory: true)
    }

    /// The target with the module, where one of its sources imports it.
    func linked(to target: BuildTarget) throws -> BuildTarget {
        guard
            try ([target] + target.dependencies.filter { $0.native == nil && !$0.isMacro }).contains(where: {
                try $0.importedModules().contains(Self.moduleName)
            })
        else { return target }
        var result = target
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".swift") }
        var module = BuildTarget(name: Self.moduleName, kind: .test, root: folder, sources: sources.map { folder.appendingPathComponent($0) })
        module.swiftVersion = "6"
        module.platform = target.platform
        result.dependencies.removeAll { $0.moduleName == Self.moduleName }
        result.dependencies.insert(module, at: 0)
        return result
    }
}
