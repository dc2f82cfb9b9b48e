import ExtensionProtocol
import Foundation
import Snapshot

/// A Live Activity with its archived views.
public struct SceneActivity: Sendable {
    public var id: String
    /// Bundle identifier of its app.
    public var app: String
    /// The views by presentation, at the moment of the scene.
    public var views: [ActivityPresentation: Snapshot]
    /// The compact and minimal views with less width than usual, for a phone on its side.
    public var narrow: [ActivityPresentation: Snapshot] = [:]
    /// The small family in every size it was archived in.
    public var small: [Snapshot]
    public var isStale: Bool
    /// `ActivityContent.relevanceScore`.
    public var relevanceScore: Double
    public var started: Date

    public init(
        id: String, app: String = "app", views: [ActivityPresentation: Snapshot], small: [Snapshot] = [], isStale: Bool = false,
        relevanceScore: Double = 0, started: Date = .distantPast
    ) {
        self.id = id
        self.app = app
        self.views = views
        self.small = small
        self.isStale = isStale
        self.relevanceScore = relevanceScore
        self.started = started
    }
}
