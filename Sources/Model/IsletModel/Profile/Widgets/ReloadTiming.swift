import Foundation

/// When reloads start and how long they may take. In seconds.
public struct ReloadTiming: Hashable, Sendable {
    /// From a request to its answer; longer ones are dropped.
    public let provider: Double
    /// Between two reloads of a widget that nobody waits for.
    public let leastInterval: Double
    /// After a timeline of one entry whose policy is `atEnd`.
    public let singleEntry: Double
    /// Policies that ask for reloads more often are noticed.
    public let shortestPolicy: Double
    /// The date of a policy is the earliest moment; the reload starts at most this much later.
    public let policyDelay: Double
    /// From a reload call to the reload; further calls meanwhile change nothing.
    public let callDelay: Double
    /// Before the extension is started again, by the number of failures in a row.
    public let backOff: [Double]

    init(_ values: ProfileValues) throws(ProfileProblem) {
        provider = try values.number("widgets.providerSeconds")
        leastInterval = try values.number("widgets.leastReloadSeconds")
        singleEntry = try values.number("widgets.singleEntrySeconds")
        shortestPolicy = try values.number("widgets.shortestPolicySeconds")
        policyDelay = try values.number("widgets.policyDelaySeconds")
        callDelay = try values.number("widgets.callDelaySeconds")
        backOff = try values.numbers("widgets.backOffSeconds")
    }

    /// Seconds to wait after this many failures in a row, from 1.
    public func backOff(afterFailures failures: Int) -> Double {
        backOff[min(max(failures, 1), backOff.count) - 1]
    }
}
