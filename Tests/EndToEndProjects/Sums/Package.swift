// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Sums", platforms: [.iOS(.v18)], targets: [.target(name: "Sums")])
