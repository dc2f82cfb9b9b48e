import FoundationOverlay
import Metrics
import ViewEngine

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum TabAccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }

extension EnvironmentValues {
    /// What stands on glass above the tabs of the tab views below.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// - Support: partial: always `expanded`: bars of tabs do not shrink.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// - Support: works: from iOS 26 on, above tabs at the lower edge.
    public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    public nonisolated func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        let accessory = isEnabled ? AnyView(content()) : nil
        return changingEnvironment { $0.tabAccessory = accessory }
    }
}

/// Something above the tabs on a capsule of glass, as wide as the screen's margins leave.
struct TabAccessory: View {
    let content: AnyView

    var body: some View {
        EnvironmentReading { environment in
            content
                .environment(\.tabAccessory, nil)
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                .frame(maxWidth: .infinity)
                .frame(height: environment.metric(.barLowerHeight))
                .clipShape(Capsule())
                .background { BarGlass(outline: Capsule()) }
                .padding(.horizontal, environment.metric(.barFloatingMargin))
                .padding(.bottom, environment.metric(.barGlassSpacing))
        }
    }
}
