import Foundation
@testable import IsletCommand

enum RuntimeProbe {
    /// Widgets and Live Activities that whole commands are run on.
    static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("EndToEndProjects")

    static let isBuilt = FileManager.default.fileExists(
        atPath: Installation.current.products.appendingPathComponent("libIsletRuntime.so").path)
}
