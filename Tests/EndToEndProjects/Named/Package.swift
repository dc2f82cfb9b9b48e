// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Named", defaultLocalization: "en", platforms: [.iOS(.v18)],
    targets: [.target(name: "Named", exclude: ["swiftgen.yml"], resources: [.process("Resources")])])
