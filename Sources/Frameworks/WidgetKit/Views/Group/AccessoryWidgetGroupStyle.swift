import SwiftUI

/// The shape of the views of an ``AccessoryWidgetGroup``.
public struct AccessoryWidgetGroupStyle: Sendable {
    enum Mask { case circle, roundedSquare }

    let mask: Mask

    /// Circles.
    public static let automatic = AccessoryWidgetGroupStyle(mask: .circle)
    public static let circular = AccessoryWidgetGroupStyle(mask: .circle)
    public static let roundedSquare = AccessoryWidgetGroupStyle(mask: .roundedSquare)
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey {
    static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}

extension EnvironmentValues {
    var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryWidgetGroupStyleKey.self] }
        set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Says which shape the views of an ``AccessoryWidgetGroup`` are masked with.
    public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle = .automatic) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}
