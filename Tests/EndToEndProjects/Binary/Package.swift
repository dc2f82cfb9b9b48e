// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "MeterWidget",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "MeterWidget", dependencies: ["Meter"]),
        .binaryTarget(name: "Meter", path: "Meter.xcframework"),
    ])
