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

/// A dot for each page.
struct PageDots: View {
    let count: Int
    let chosen: Int
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EnvironmentReading { environment in
            let diameter = environment.metric(.pageDotDiameter)
            let dots = HStack(spacing: environment.metric(.pageDotSpacing)) {
                ForEach(0..<count, id: \.self) { page in
                    TappableView("PageDot", action: { choose(page) }) {
                        Circle().fill(Color.white.opacity(page == chosen ? 1 : 0.5)).frame(width: diameter, height: diameter)
                    }
                }
            }
            .padding(.horizontal, diameter)
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
