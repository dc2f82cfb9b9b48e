// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Doors", platforms: [.iOS(.v17)], targets: [.executableTarget(name: "Doors")])
