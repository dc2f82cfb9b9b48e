// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Stars", platforms: [.iOS(.v18)], targets: [.target(name: "Stars")])
