import Foundation

/// Errors of the Swift 6 language mode about data races. Which of them a compiler finds differs from version to version, and goes by how
/// Apple's frameworks are annotated; the program is the same without them.
enum DataRaces {
    /// Whether a compiler's message is about isolation or sending values between tasks.
    static func areMeant(by message: String) -> Bool { words.contains(where: message.contains) }

    private static let words = ["data race", "concurrency-safe", "Sendable", "actor-isolated", "nonisolated"]

    /// The language mode in which they are warnings: the one before, with all else that Swift 6 means by the same source.
    static let tolerantArguments = ["-swift-version", "5"] + meaning.flatMap { ["-enable-upcoming-feature", $0] }

    /// Features of Swift 6 that change what sources mean, as swift.org lists them under “Adopting Upcoming Features”.
    private static let meaning = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
        "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]
}
