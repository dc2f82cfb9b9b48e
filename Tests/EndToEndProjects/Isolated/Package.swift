// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Isolated", platforms: [.iOS(.v18)],
    targets: [.target(name: "Isolated", swiftSettings: [.defaultIsolation(MainActor.self)])])
