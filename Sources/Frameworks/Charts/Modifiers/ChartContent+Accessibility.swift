import FoundationOverlay
import SwiftUI

extension ChartContent {
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { effect { AnyView($0.accessibilityLabel(label)) } }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        effect { AnyView($0.accessibilityValue(valueDescription)) }
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        effect { AnyView($0.accessibilityIdentifier(identifier)) }
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { effect { AnyView($0.accessibilityHidden(hidden)) } }
}
