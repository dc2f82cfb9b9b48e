import Foundation

/// The projects and scenarios of `Tests/EndToEndProjects`.
enum Projects {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("EndToEndProjects")

    /// The folder of the package.
    static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    static func scenario(_ name: String) -> String { folder.appendingPathComponent("Scenarios/\(name).json").path }
}
