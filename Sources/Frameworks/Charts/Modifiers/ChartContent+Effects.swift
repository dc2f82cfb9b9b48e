import FoundationOverlay
import SwiftUI

extension ChartContent {
    nonisolated func effect(_ effect: @escaping @MainActor (AnyView) -> AnyView) -> some ChartContent {
        changing { $0.style.effects.append(effect) }
    }

    public nonisolated func blur(radius: CGFloat) -> some ChartContent { effect { AnyView($0.blur(radius: radius)) } }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        effect { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        effect { AnyView($0.clipShape(shape, style: style)) }
    }

    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        nonisolated(unsafe) let content = content()
        return changing { $0.style.masks.append(content.marks) }
    }

    public nonisolated func compositingLayer() -> some ChartContent { self }
}
