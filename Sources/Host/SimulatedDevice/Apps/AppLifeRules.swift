import Foundation

/// What the system allows a running app, as data.
struct AppLifeRules: Decodable, Sendable {
    struct Number: Decodable, Sendable {
        var value: Double
    }

    /// Seconds an app goes on in the background until it is suspended.
    var suspendSeconds: Number
    /// Seconds of real time in which an app must be quiet after everything that happens in it.
    var quietSeconds: Number

    static let standard: AppLifeRules = {
        do {
            guard let url = Bundle.module.url(forResource: "app-life", withExtension: "json", subdirectory: "Data") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try JSONDecoder().decode(AppLifeRules.self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("app-life.json is damaged: \(error)")
        }
    }()
}
