import Foundation
import Geometry

/// A placed view.
public struct SnapshotNode: Hashable, Codable, Sendable {
    /// Structural path, unique within the snapshot.
    public var identity: String
    /// What the view is: `VStack`, `Text`, `Image`, `Button`, …
    public var role: String
    /// The view's frame in points from the top left of the snapshot, before effects.
    public var frame: CGRect
    /// A short description for dumps: the string of a text, the name of an image.
    public var detail: String?
    /// Applied to drawing and children together, the first one innermost.
    public var effects: [Effect]
    /// Painted in order, below the children.
    public var drawing: [Drawing]
    /// Painted in order, above the drawing.
    public var children: [SnapshotNode]
    public var accessibility: Accessibility?
    public var interaction: Interaction?
    /// How the view changes between two snapshots, where it asks for something.
    public var transition: TransitionHint?
    /// What the program asked for to place the view, the outermost first; nil where it asked for nothing.
    public var layout: [LayoutHint]?

    public init(identity: String, role: String, frame: CGRect, detail: String? = nil) {
        self.identity = identity
        self.role = role
        self.frame = frame
        self.detail = detail
        effects = []
        drawing = []
        children = []
    }
}

/// A modifier or a parameter that decides where a view stands: `padding`, `frame`, `spacing`, …
public struct LayoutHint: Hashable, Codable, Sendable {
    /// The view whose body has the modifier around all of it; nil where it belongs to the node alone.
    public var view: String?
    public var name: String
    /// In points, as text.
    public var value: String

    public init(view: String? = nil, name: String, value: String) {
        self.view = view
        self.name = name
        self.value = value
    }
}

/// What assistive technology is told.
public struct Accessibility: Hashable, Codable, Sendable {
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: [String]
    public var isHidden: Bool
    /// `ignore`, `combine` or `contain` where the view is an accessibility element of its own.
    public var children: String?

    public init() {
        traits = []
        isHidden = false
    }
}

/// What a tap on the node's frame does.
public enum Interaction: Hashable, Codable, Sendable {
    /// Opens the app with this URL.
    case link(String)
    /// The tap target of the whole widget.
    case widgetURL(String)
    /// Runs an intent.
    case intent(IntentAction)
    /// A control whose closure never runs in an archived view.
    case inert(String)
}

/// A button or toggle that runs an intent.
public struct IntentAction: Hashable, Codable, Sendable {
    public enum Control: Hashable, Codable, Sendable {
        case button
        case toggle(isOn: Bool)
    }

    /// Type name of the intent.
    public var intent: String
    /// Parameters as JSON.
    public var parameters: String
    public var control: Control
    /// Whether the intent runs in the process of the app, and not of the extension.
    public var runsInApp = false
    /// Whether the app comes to the foreground for it.
    public var opensApp = false

    public init(intent: String, parameters: String, control: Control) {
        self.intent = intent
        self.parameters = parameters
        self.control = control
    }
}
