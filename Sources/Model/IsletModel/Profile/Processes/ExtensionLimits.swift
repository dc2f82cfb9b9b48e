/// What a program's process may use. Times in seconds, memory in bytes.
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
    /// The same for a process that has archived a Live Activity.
    public var activityMemory: Int
    /// Bytes by which its containers may grow while it runs.
    public var disk: Int
    /// Processes it may have started.
    public var processes: Int

    /// The limits of a widget extension.
    public static var standard: ExtensionLimits { SystemProfile.standard.extensions }
    /// The limits of an app.
    public static var app: ExtensionLimits { SystemProfile.standard.apps }

    init(_ values: ProfileValues, memory name: String) throws(ProfileProblem) {
        start = try values.number("processes.startSeconds")
        provider = try values.number("widgets.providerSeconds")
        entry = try values.number("processes.entrySeconds")
        event = try values.number("processes.eventSeconds")
        intent = try values.number("processes.intentSeconds")
        request = try values.number("processes.requestSeconds")
        memory = try values.count(name)
        activityMemory = max(memory, try values.count("memory.activityBytes"))
        disk = try values.count("processes.diskBytes")
        processes = try values.count("processes.processCount")
    }
}
