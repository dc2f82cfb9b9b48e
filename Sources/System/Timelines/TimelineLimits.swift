import Foundation

/// The numbers that timelines are judged by.
public struct TimelineLimits: Sendable, Equatable {
    /// Seconds between two entries below which the system may skip some.
    public var shortestSpacing: Double
    public var mostEntries: Int
    /// Widgets in one bundle.
    public var mostWidgets: Int
    /// Seconds after which a provider is called slow.
    public var slowProvider: Double
    /// Largest area of one image, as a multiple of the widget's area in pixels on the Home Screen. Devices allow 1.1 times the
    /// largest variant they draw, which is larger than that.
    public var imageAreaFactor: Double

    public static let standard = TimelineLimits()

    private struct File: Decodable {
        struct Number: Decodable {
            var value: Double
        }

        var shortestSpacingSeconds, mostEntries, mostWidgets, slowProviderSeconds, imageAreaFactor: Number
    }

    private init() {
        guard let url = Bundle.module.url(forResource: "rules", withExtension: "json", subdirectory: "Data") else {
            preconditionFailure("Islet's file Data/rules.json is not beside the program: build Islet again")
        }
        do {
            let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
            shortestSpacing = file.shortestSpacingSeconds.value
            mostEntries = Int(file.mostEntries.value)
            mostWidgets = Int(file.mostWidgets.value)
            slowProvider = file.slowProviderSeconds.value
            imageAreaFactor = file.imageAreaFactor.value
        } catch {
            preconditionFailure("\(url.path) cannot be read: \(error)")
        }
    }
}
