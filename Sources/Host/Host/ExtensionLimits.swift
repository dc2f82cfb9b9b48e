import Foundation

/// What an extension process may use. Times in seconds, memory in bytes.
public struct ExtensionLimits: Sendable, Equatable {
    /// From the start of the process to its description.
    public var start: Double
    /// From a request to the first entry: the time a provider has to call its completion.
    public var provider: Double
    /// From one entry to the next.
    public var entry: Double
    /// From an event of an app to its answer, beyond the time the event itself allows.
    public var event: Double
    /// From the request to run an intent to its end.
    public var intent: Double
    /// From a request to its end.
    public var request: Double
    /// Private memory the process may write to, beyond what it needed to describe itself.
    public var memory: Int
    /// Processes it may have started.
    public var processes: Int

    /// The limits of a widget extension.
    public static let standard = ExtensionLimits()

    /// The limits of an app.
    public static let app: ExtensionLimits = {
        var limits = standard
        limits.memory = Int(HostData.load(File.self, from: "limits").appMemoryBytes.value)
        return limits
    }()

    private struct File: Decodable {
        struct Number: Decodable {
            var value: Double
        }

        var providerSeconds, startSeconds, entrySeconds, eventSeconds, intentSeconds, requestSeconds, memoryBytes, appMemoryBytes,
            processCount: Number
    }

    private init() {
        let file = HostData.load(File.self, from: "limits")
        start = file.startSeconds.value
        provider = file.providerSeconds.value
        entry = file.entrySeconds.value
        event = file.eventSeconds.value
        intent = file.intentSeconds.value
        request = file.requestSeconds.value
        memory = Int(file.memoryBytes.value)
        processes = Int(file.processCount.value)
    }
}
