// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// SwiftSyntax, which the Builder is made with, lies beside the compiler's host libraries.
let hostLibraries: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let root = compiler?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    return (root?.path ?? "/usr") + "/lib/swift/host"
}()

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Islet", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks", dependencies: [.product(name: "IsletTools", package: "Islet")],
            swiftSettings: [.treatAllWarnings(as: .error), .unsafeFlags(["-I", hostLibraries])])
    ],
    swiftLanguageModes: [.v6]
)
