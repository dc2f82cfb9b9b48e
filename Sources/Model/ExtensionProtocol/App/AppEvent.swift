import Foundation

/// Something that happens to an app, told to its process one after the other. Each is answered with an ``AppAnswer``.
///
/// An app process does nothing of its own accord before the first event. An extension takes ``backgroundURLSession(identifier:within:)``
/// and ``pushTokens(_:)`` alone.
public enum AppEvent: Codable, Sendable, Equatable {
    /// Comes to the foreground; is launched first where it does not run yet. Nil keeps the surroundings it has.
    case activate(in: RenderVariant?)
    /// The same, and somebody watches its window, until the next ``activate(in:)``. Where the time passes, the window shows how it moves.
    case watch(in: RenderVariant?, timePasses: Bool)
    /// Is launched, or woken, without its interface.
    case launchInBackground
    /// Stays visible but gets no touches, as under an alert or the app switcher.
    case resignActive
    case enterBackground
    /// Is asked to open a URL, and comes to the foreground for it.
    case openURL(AppURL)
    /// Is asked to go on with something, such as a tap on a widget without a URL, and comes to the foreground for it.
    case continueActivity(AppActivity)
    /// Transfers of a background session have ended. The answer waits for the app's completion handler, at most so many seconds.
    case backgroundURLSession(identifier: String, within: Double)
    /// A push is for the app.
    case pushed(AppPush)
    /// Tokens for pushes to widgets or controls are new, or what they reach has changed.
    case pushTokens(PushTokenNews)
    /// A control of the first window is used.
    case use(AppControlReference, AppGesture)
    /// A step of touches in the first window.
    case touch(AppTouch)
    /// The answer waits until nothing is to be done: no update of a view is due and every `task` of a view has ended; at most so
    /// many seconds.
    case settle(within: Double)
    /// Ends in an orderly way. The process answers, and ends with the next `quit`.
    case terminate
}

extension AppEvent {
    /// Seconds the answer may wait because the event says so.
    public var patience: Double {
        switch self {
        case .backgroundURLSession(_, let seconds), .settle(let seconds): seconds
        case .pushed(let push): push.patience
        case .activate, .watch, .launchInBackground, .resignActive, .enterBackground, .openURL, .continueActivity, .use, .touch, .terminate,
            .pushTokens:
            0
        }
    }
}

/// A URL an app is asked to open.
public struct AppURL: Codable, Sendable, Equatable {
    public var url: String
    /// Bundle identifier of the app it comes from, where one is told.
    public var source: String?

    public init(_ url: String, source: String? = nil) {
        self.url = url
        self.source = source
    }
}

/// Something to go on with: an `NSUserActivity`.
public struct AppActivity: Codable, Sendable, Equatable {
    public var type: String
    /// Texts by key.
    public var userInfo: [String: String]
    public var webpageURL: String?

    public init(type: String, userInfo: [String: String] = [:], webpageURL: String? = nil) {
        self.type = type
        self.userInfo = userInfo
        self.webpageURL = webpageURL
    }
}

/// Names a control of a window.
public enum AppControlReference: Codable, Sendable, Equatable {
    /// By ``AppControl/identity``.
    case identity(String)
    /// By its accessibility identifier, its title, or its accessibility label. Where several have it, by their order.
    case title(String, index: Int = 0)
    /// The largest area that is scrolled.
    case scrollArea
}

/// What is done to a control.
public enum AppGesture: Codable, Sendable, Hashable {
    case tap
    /// Replaces the text of a field.
    case enter(String)
    /// Presses the key that ends the writing into a field.
    case submit
    /// Moves what a view shows of its content: points to the right and downwards.
    case scroll(x: Double, y: Double)
    /// A finger leaves what is scrolled with a speed, in points a second.
    case release(x: Double, y: Double)
    /// Touches and stays in its place for so many seconds.
    case press(seconds: Double)
    /// Touches and moves by points to the right and downwards, in so many seconds.
    case drag(x: Double, y: Double, seconds: Double)
    /// Two fingers move apart by a factor and turn by degrees, clockwise.
    case pinch(scale: Double, degrees: Double)
    case doubleTap
}
