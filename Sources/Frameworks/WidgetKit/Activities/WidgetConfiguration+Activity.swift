import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension WidgetConfiguration {
    /// The sizes the activity has layouts of its own for, apart from the Lock Screen's. Without `small` the system puts the
    /// compact views together where it needs a small one.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        _changing { $0.description.supplementalFamilies = families.map(\.description) }
    }
}
