// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Face", platforms: [.watchOS(.v11)], targets: [.target(name: "Face")])
