import Foundation
@testable import IsletCommand

enum RuntimeProbe {
    static let isBuilt = FileManager.default.fileExists(
        atPath: Installation.current.products.appendingPathComponent("libIsletRuntime.so").path)
}
