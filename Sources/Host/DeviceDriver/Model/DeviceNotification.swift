import Foundation

/// A notification of an app, as a push brought it.
public struct DeviceNotification: Codable, Hashable, Sendable, Identifiable {
    /// Its collapse identifier, or the identifier of the push.
    public var id: String
    /// Bundle identifier.
    public var app: String
    public var title: String
    public var subtitle: String
    public var body: String
    public var badge: Int?
    public var date: Date
    /// The whole payload, JSON.
    public var payload: String
}
