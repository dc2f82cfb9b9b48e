import Foundation
import Snapshot

/// How an event went, and how the app stands after it.
public struct AppAnswer: Codable, Sendable, Equatable {
    public enum Outcome: Codable, Sendable, Equatable {
        case done
        /// Nothing in the app takes this event.
        case notHandled(reason: String)
        /// The window has no such control; the answer lists those it has.
        case noSuchControl
        /// The control takes no touches, or nothing of this kind.
        case notUsable(reason: String)
        /// The time was up first.
        case timedOut
    }

    public var outcome: Outcome
    public var status: AppStatus
    /// The push that it is the answer to.
    public var push: String?
    /// Found since the last answer.
    public var diagnostics: [SnapshotDiagnostic]

    public init(outcome: Outcome, status: AppStatus, diagnostics: [SnapshotDiagnostic] = []) {
        self.outcome = outcome
        self.status = status
        self.diagnostics = diagnostics
    }
}

/// How an app stands.
public struct AppStatus: Codable, Sendable, Equatable {
    public enum Phase: String, Codable, Sendable {
        /// The process runs and the app has not been launched.
        case notLaunched
        case background, inactive, active, terminated
    }

    public var phase: Phase
    /// `task`s of views that have not ended.
    public var runningTasks: Int
    /// Whether no update of a view is due.
    public var isUpToDate: Bool
    /// The controls of the first window, from the back to the front.
    public var controls: [AppControl]
    /// What takes touches beside them, such as what is scrolled, from the back to the front.
    public var areas: [AppControl]?
    /// Whether the first window, which is watched, shows something else in the next moment; nil where it does not.
    public var isMoving: Bool?

    public init(phase: Phase = .notLaunched, runningTasks: Int = 0, isUpToDate: Bool = true, controls: [AppControl] = []) {
        self.phase = phase
        self.runningTasks = runningTasks
        self.isUpToDate = isUpToDate
        self.controls = controls
    }
}

/// Something in a window that takes touches or text.
public struct AppControl: Codable, Sendable, Equatable {
    /// Stays the same while the view stays in its place.
    public var identity: String
    /// `Button`, `Toggle`, `TextField`, `Link`, `onTapGesture`, …
    public var role: String
    /// Its accessibility label, or its texts.
    public var title: String
    /// `accessibilityIdentifier(_:)`.
    public var identifier: String?
    /// The state of a toggle, the text of a field.
    public var value: String?
    /// Whether it is the field that takes what is typed; nil where it can never be.
    public var isFocused: Bool?
    /// In points from the top left of the window.
    public var frame: CGRect
    /// The part of the window in which it can be seen, where something cuts it off.
    public var clip: CGRect?
    public var isEnabled: Bool
    /// Whether it is scrolled rather than tapped.
    public var scrolls: Bool?
    /// Whether the program decides where what is scrolled comes to rest.
    public var rests: Bool?
    /// How far it is scrolled, where that is known.
    public var scroll: AppScroll?
    /// Whether it is no control that a person would name, but takes touches.
    public var isArea: Bool?
    /// What its gestures are made of: `tap`, `press`, `drag`, `pinch`. Nil where it has none.
    public var gestures: [String]?

    public init(identity: String, role: String, title: String, frame: CGRect, isEnabled: Bool = true) {
        self.identity = identity
        self.role = role
        self.title = title
        self.frame = frame
        self.isEnabled = isEnabled
    }
}
