import Foundation
import WidgetSystem

/// A tap on a button or toggle that is still to come.
struct ControlTap {
    var time: Date
    var widget: WidgetID
    /// The control's text, or the name of its intent.
    var control: String
}
