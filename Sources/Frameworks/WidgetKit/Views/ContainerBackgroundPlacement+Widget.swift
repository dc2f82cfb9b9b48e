import SwiftUI

extension ContainerBackgroundPlacement {
    /// The background of a widget, which the system draws or leaves out.
    public static let widget = _widget
}
