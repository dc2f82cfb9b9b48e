import Foundation
import Timelines

/// What the surroundings are to do.
public enum WidgetAction: Hashable, Sendable {
    /// Ask the extension; the answer comes as `WidgetEvent.replied`.
    case request(RequestID, ExtensionRequest, extension: String)
    /// Forget a request; a late answer to it changes nothing.
    case abandon(RequestID)
    /// End the extension's process.
    case terminate(extension: String)
    /// A widget was placed and has this number.
    case placed(WidgetID)
    case show(WidgetID, WidgetContent)
    /// The widget disappears.
    case remove(WidgetID)
    /// The stack shows this widget.
    case rotate(stack: Int, to: WidgetID)
    /// Open the app with a URL, or with the widget's own activity.
    case openApp(String, url: String?)
    case perform(TappedIntent, WidgetID)
    /// Show the toggle in its other state before the intent has run.
    case showToggle(WidgetID, isOn: Bool)
    /// Redact what is marked with `invalidatableContent()`, or stop doing so.
    case invalidateContent(WidgetID, Bool)
    /// What the gallery offers of the app has changed.
    case galleryChanged(app: String)
}
