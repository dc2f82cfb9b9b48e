import IsletModel
import Timelines

/// What happens to the system of widgets. Events that name an app, an extension or a widget that is not there are recorded and change nothing.
public enum WidgetEvent: Hashable, Codable, Sendable {
    // Apps
    /// Installs an app, or updates it when it is there.
    case installed(AppDescription)
    case uninstalled(app: String)
    case session(AppSession, app: String, isActive: Bool)

    // What the person does
    case galleryShown(app: String)
    case placed(WidgetPlacement)
    case edited(WidgetID, configuration: String?)
    case moved(WidgetID, WidgetPlace)
    case removed(WidgetID)
    /// The place came into view.
    case looked(at: WidgetPlace)
    case swiped(stack: Int, to: WidgetID)
    case tapped(WidgetID, WidgetTap)
    /// A gesture that only source document 002 knows.
    case pulledToRefresh(app: String)

    // What the app and its server do
    case reloadTimelines(ofKind: String, app: String)
    case reloadAllTimelines(app: String)
    case invalidateRelevance(ofKind: String, app: String)
    /// A WidgetKit push notification.
    case push(app: String)

    // What the surroundings answer
    case replied(RequestID, ExtensionReply)
    /// The intent of the widget has been performed.
    case intentPerformed(WidgetID, succeeded: Bool)
    /// Private memory of the extension's process.
    case memoryUsed(extension: String, bytes: Int, for: MemoryUse = .widgets)

    // The device
    case locked
    case unlocked
    case restarted
    case lowPowerMode(Bool)
    case network(isOnline: Bool)
    case settingChanged(SystemSetting)
    /// The location changed significantly.
    case locationChanged
}

/// What an extension takes memory for, which decides how much it may have.
public enum MemoryUse: String, Hashable, Codable, Sendable, CaseIterable {
    case widgets, activities
}

/// Settings whose change reloads every widget.
public enum SystemSetting: Hashable, Codable, Sendable, CaseIterable {
    case locale, textSize, accessibility, time

    var reason: ReloadReason {
        switch self {
        case .locale: .localeChange
        case .textSize: .textSizeChange
        case .accessibility: .accessibilityChange
        case .time: .timeChange
        }
    }
}
