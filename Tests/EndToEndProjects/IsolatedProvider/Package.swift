// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "IsolatedProvider", platforms: [.iOS("18.0")],
    targets: [
        .target(
            name: "IsolatedProvider",
            swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ])
    ])
