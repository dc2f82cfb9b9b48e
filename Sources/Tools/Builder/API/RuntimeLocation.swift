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

    /// The runtime in a build folder of the package manager, such as `.build/debug`; the package's sources, where the module maps
    /// of system libraries lie, are looked for above it.
    public init(packageBuild folder: URL) {
        let folder = folder.resolvingSymlinksInPath()
        let generated = Self.contents(of: folder).filter { $0.pathExtension == "build" }.map { $0.appendingPathComponent("module.modulemap") }
        self.init(
            modules: folder.appendingPathComponent("Modules"), libraries: folder,
            moduleMaps: (generated + Self.systemModuleMaps(above: folder)).filter { FileManager.default.fileExists(atPath: $0.path) })
    }

    /// Folders of the headers that the module maps name.
    var headers: [URL] {
        let texts = moduleMaps.map { String(decoding: FileManager.default.contents(atPath: $0.path) ?? Data(), as: UTF8.self) }
        let paths = texts.flatMap { $0.split(separator: "\"") }.filter { $0.hasPrefix("/") }
        return Set(paths.map { URL(fileURLWithPath: String($0)).deletingLastPathComponent() }).sorted { $0.path < $1.path }
    }

    private static func systemModuleMaps(above folder: URL) -> [URL] {
        var root = folder
        while root.path != "/", !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
            root.deleteLastPathComponent()
        }
        return contents(of: root.appendingPathComponent("Sources/System libraries")).map { $0.appendingPathComponent("module.modulemap") }
    }

    /// Sorted; a folder that is not there is empty.
    private static func contents(of folder: URL) -> [URL] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map { folder.appendingPathComponent($0) }
    }
}
