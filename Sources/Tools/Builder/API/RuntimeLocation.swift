import Foundation

/// Where Islet's own modules and its dynamic library lie.
public struct RuntimeLocation: Sendable, Equatable {
    /// Holds `SwiftUI.swiftmodule`, `WidgetKit.swiftmodule`, …
    public var modules: URL
    /// Holds `libIsletRuntime.so`.
    public var libraries: URL
    /// Module maps of the C modules the Swift modules need.
    public var moduleMaps: [URL]
    /// Names of the libraries to link; empty for programs that need none.
    public var linkedLibraries: [String]

    public init(modules: URL, libraries: URL, moduleMaps: [URL] = [], linkedLibraries: [String] = ["IsletRuntime"]) {
        self.modules = modules
        self.libraries = libraries
        self.moduleMaps = moduleMaps
        self.linkedLibraries = linkedLibraries
    }

    /// The runtime in a build folder of the package manager, such as `.build/debug`.
    public init(packageBuild folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let maps = names.sorted().filter { $0.hasSuffix(".build") }.map { folder.appendingPathComponent("\($0)/module.modulemap") }
        self.init(
            modules: folder.appendingPathComponent("Modules"), libraries: folder,
            moduleMaps: maps.filter { FileManager.default.fileExists(atPath: $0.path) })
    }
}
