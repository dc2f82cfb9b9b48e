/// The numbers that pushes are judged by, at the service and on the device.
public struct PushRules: Sendable, Hashable, Codable {
    /// Seconds after which a provider's token is too old.
    public var providerTokenSeconds: Double
    /// Seconds for which a connection keeps its token.
    public var providerTokenChangeSeconds: Double
    /// Streams of a connection at a time, before and after the first good token.
    public var streamsBeforeToken: Int
    public var streamsAfterToken: Int
    /// Requests to one device token that are taken within a second.
    public var requestsPerTokenAndSecond: Int
    /// Broadcasts to one channel that are taken within a second: to one that keeps the most recent, and to one that keeps none.
    public var broadcastsPerChannelAndSecond: Int
    public var unstoredBroadcastsPerChannelAndSecond: Int
    /// Refused requests in a row after which a connection is closed.
    public var errorsBeforeDisconnect: Int
    /// Seconds for which a notification without a date waits for its device.
    public var storedSeconds: Double
    /// Seconds for which a channel keeps its latest message.
    public var channelStoredSeconds: Double
    /// Seconds for which a service keeps what it says of a request, and the most requests of which it does.
    public var journalSeconds: Double
    public var journalRequests: Int
    /// Channels of one app in one environment.
    public var channelsPerApp: Int
    /// Bytes of a broadcast's payload.
    public var broadcastBytes: Int
    /// Bytes of a channel's identifier before it is written in base64.
    public var channelIdentifierBytes: Int
    /// Updates of Live Activities with high priority that a device takes from one app in an hour.
    public var activityPushesPerHour: Int
    /// The same for an app that declares frequent updates.
    public var frequentActivityPushesPerHour: Int
    /// Activities of one app that pushes start in an hour.
    public var startPushesPerHour: Int
    /// Background pushes for which a device wakes one app in an hour.
    public var backgroundPushesPerHour: Int
    /// Seconds that an app has for a background push.
    public var backgroundPushSeconds: Double
    /// Seconds that a push of priority 5 may wait.
    public var mediumPriorityDelaySeconds: Double

    public static var standard: PushRules { SystemProfile.standard.push }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        providerTokenSeconds = try values.number("push.providerTokenSeconds")
        providerTokenChangeSeconds = try values.number("push.providerTokenChangeSeconds")
        streamsBeforeToken = try values.count("push.streamsBeforeToken")
        streamsAfterToken = try values.count("push.streamsAfterToken")
        requestsPerTokenAndSecond = try values.count("push.requestsPerTokenAndSecond")
        broadcastsPerChannelAndSecond = try values.count("push.broadcastsPerChannelAndSecond")
        unstoredBroadcastsPerChannelAndSecond = try values.count("push.unstoredBroadcastsPerChannelAndSecond")
        errorsBeforeDisconnect = try values.count("push.errorsBeforeDisconnect")
        storedSeconds = try values.number("push.storedSeconds")
        channelStoredSeconds = try values.number("push.channelStoredSeconds")
        journalSeconds = try values.number("push.journalSeconds")
        journalRequests = try values.count("push.journalRequests")
        channelsPerApp = try values.count("push.channelsPerApp")
        broadcastBytes = try values.count("push.broadcastBytes")
        channelIdentifierBytes = try values.count("push.channelIdentifierBytes")
        activityPushesPerHour = try values.count("push.activityPushesPerHour")
        frequentActivityPushesPerHour = try values.count("push.frequentActivityPushesPerHour")
        startPushesPerHour = try values.count("push.startPushesPerHour")
        backgroundPushesPerHour = try values.count("push.backgroundPushesPerHour")
        backgroundPushSeconds = try values.number("push.backgroundPushSeconds")
        mediumPriorityDelaySeconds = try values.number("push.mediumPriorityDelaySeconds")
    }
}
