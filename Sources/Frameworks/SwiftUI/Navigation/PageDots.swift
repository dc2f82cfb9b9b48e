import FoundationOverlay
import ViewEngine

private enum PageDotsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PageDotsGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the screens of a tab view are pages with dots.
    var showsPageDots: Bool {
        get { self[PageDotsKey.self] }
        set { self[PageDotsKey.self] = newValue }
    }

    /// Whether the dots stand on a ground of their own.
    fileprivate var pageDotsHaveGround: Bool {
        get { self[PageDotsGroundKey.self] }
        set { self[PageDotsGroundKey.self] = newValue }
    }
}

/// Dots side by side, each in its colour.
struct DotRow: View {
    let count: Int
    let color: @MainActor (Int) -> Color
    /// What a tap on a dot does; nil where it does nothing.
    var choose: (@MainActor (Int) -> Void)?

    var body: some View {
        EnvironmentReading { environment in
            HStack(spacing: environment.metric(.pageDotSpacing)) {
                ForEach(0..<max(0, count), id: \.self) { page in
                    if let choose { TappableView("PageDot", action: { choose(page) }) { dot(page, environment) } } else { dot(page, environment) }
                }
            }
        }
    }

    @MainActor
    private func dot(_ page: Int, _ environment: EnvironmentValues) -> some View {
        Circle().fill(color(page)).frame(width: environment.metric(.pageDotDiameter), height: environment.metric(.pageDotDiameter))
    }
}

/// A dot for each page.
struct PageDots: View {
    let count: Int
    let chosen: Int
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EnvironmentReading { environment in
            let dots = DotRow(count: count, color: { Color.white.opacity($0 == chosen ? 1 : 0.5) }, choose: choose)
                .padding(.horizontal, environment.metric(.pageDotDiameter))
                .frame(height: environment.metric(.pageControlHeight))
            if environment.pageDotsHaveGround { dots.background(.thinMaterial, in: Capsule()) } else { dots }
        }
    }
}

extension View {
    /// - Support: works for the dots of pages.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        let hasGround = (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always
        return changingEnvironment { $0.pageDotsHaveGround = hasGround }
    }
}
