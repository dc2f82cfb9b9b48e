import ExtensionProtocol
import Foundation
import PushService
import WidgetSystem

/// Something that a person, or a program, lets happen to the device. Steps are kept with their moments; a device that takes them again ends
/// where it was.
public enum PreviewStep: Codable, Hashable, Sendable {
    /// An event of scenarios, as JSON without `at`.
    case event(String)
    case tapWidget(WidgetID, WidgetTap)
    /// On a link of an activity, or elsewhere on it.
    case tapActivity(String, url: String?)
    case runIntent(TappedIntent, activity: String)
    case addWidget(WidgetPlacement)
    /// - Parameter configuration: JSON of its parameters; nil for what a new one has.
    case editWidget(WidgetID, configuration: String?)
    case moveWidget(WidgetID, WidgetPlace)
    case removeWidget(WidgetID)
    /// A person swipes a stack to one of its widgets.
    case swipeStack(Int, WidgetID)
    case useControl(String)
    /// - Parameter configuration: JSON of its parameters; nil for what a new one has.
    case editControl(String, configuration: String?)
    /// A person swipes an activity away.
    case swipeActivity(String)
    /// A push has reached the device.
    case push(AcceptedNotification, DeviceToken.Use?)
    /// An activity's state, as JSON, as if its app had updated it.
    case setState(String, Data)
    /// Somebody taps a control of the app on the screen, or writes into it.
    case useApp(String, control: String, AppGesture)
    /// A step of touches on the app on the screen.
    case touchApp(String, AppTouch)

    /// A step and its moment on the device.
    public struct Dated: Codable, Hashable, Sendable {
        public var date: Date
        public var step: PreviewStep

        public init(date: Date, step: PreviewStep) {
            self.date = date
            self.step = step
        }
    }
}
