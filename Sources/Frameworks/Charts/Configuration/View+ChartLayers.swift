import FoundationOverlay
import SwiftUI
import ViewEngine

extension View {
    @MainActor @preconcurrency
    public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        configuringChart { $0.plotStyles.append { AnyView(content($0)) } }
    }

    @MainActor @preconcurrency
    public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        configuringChart { $0.overlays.append(ProxyLayer(alignment: alignment) { AnyView(content($0)) }) }
    }

    @MainActor @preconcurrency
    public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        configuringChart { $0.backgrounds.append(ProxyLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
}
