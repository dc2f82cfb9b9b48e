import Foundation

/// How a Live Activity is shown.
public enum ActivityPresentation: String, Codable, Sendable, CaseIterable {
    /// The banner on the Lock Screen, in StandBy and, on devices without an island, of an alert.
    case lockScreen
    /// Left of the camera.
    case compactLeading
    /// Right of the camera.
    case compactTrailing
    /// Attached to the camera or detached beside it, when two activities share the island.
    case minimal
    /// The island when touched and held, or when an update carries an alert.
    case expanded
    /// The small family: the Smart Stack of a watch, CarPlay.
    case small
}

/// The place a Live Activity is laid out for. Lengths in points.
public struct ActivityPlace: Codable, Sendable, Equatable {
    public var presentation: ActivityPresentation
    /// The smallest size that is shown. The view is proposed the size of the variant and takes what it needs, down to this.
    public var minimumSize: CGSize
    /// The camera with its margins, in the middle of the upper edge; zero where there is none.
    public var camera: CGSize
    /// Margins the system leaves around each region of the island, before `contentMargins` changes them.
    public var margins: EdgeMargins
    /// Whether the activity fills the screen, as in StandBy.
    public var isFullscreen: Bool
    /// Whether the island has less room than usual, as on a phone that lies on its side.
    public var isLimitedInWidth = false

    public init(
        presentation: ActivityPresentation, minimumSize: CGSize, camera: CGSize = .zero, margins: EdgeMargins = EdgeMargins(),
        isFullscreen: Bool = false
    ) {
        self.presentation = presentation
        self.minimumSize = minimumSize
        self.camera = camera
        self.margins = margins
        self.isFullscreen = isFullscreen
    }
}

/// A Live Activity as the host knows it: its data, encoded the way ActivityKit encodes them.
public struct ActivityInput: Codable, Sendable, Equatable {
    /// `Activity.id`.
    public var id: String
    /// JSON of the attributes, dates as seconds since 2001.
    public var attributes: Data
    /// One after the other, each shown as an entry of its own.
    public var contents: [Content]
    /// Whether attributes and states, at most as many as there are contents, are made up from their types, in place of the JSON here.
    public var isMadeUp: Bool?
    /// Whether the JSON here was made up before, so that texts which views read from an app group are made up with it.
    public var wasMadeUp: Bool?

    public struct Content: Codable, Sendable, Equatable {
        /// JSON of the content state.
        public var state: Data
        public var isStale: Bool
        /// The moment from which on the content is shown.
        public var date: Date

        public init(state: Data, isStale: Bool = false, date: Date) {
            self.state = state
            self.isStale = isStale
            self.date = date
        }
    }

    public init(id: String, attributes: Data, contents: [Content]) {
        self.id = id
        self.attributes = attributes
        self.contents = contents
    }
}

/// What was shown of a Live Activity, as the app's own types encode it; the system's limit of size counts these bytes.
public struct ArchivedActivity: Codable, Sendable, Equatable {
    public var attributes: Data
    public var state: Data
    public var isStale: Bool

    public init(attributes: Data, state: Data, isStale: Bool) {
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
    }
}
