// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Weather",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "Weather"),
        .testTarget(name: "WeatherTests", dependencies: ["Weather"]),
    ])
