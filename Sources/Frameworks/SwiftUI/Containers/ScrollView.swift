import FoundationOverlay
import Metrics
import ViewEngine

/// Content larger than its frame. In a window its beginning is shown, until it is scrolled.
/// - Support: partial: drawn in an app's window, and scrolled by a person and by programs. In a widget a yellow sign is drawn, as on a
///   device.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View {
    @MainActor @preconcurrency
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public var body: some View {
        AppOnlyView("ScrollView") { ScrollArea(axes: axes) { VStack { content } } }
    }
}

/// Content that is moved by a person, as far as there is more of it.
struct ScrollArea<Content: View>: View {
    let axes: Axis.Set
    let content: Content
    @State private var offset = CGPoint.zero
    @State private var extent = ScrollExtent()
    /// Refreshes under way.
    @State private var refreshes = 0

    init(axes: Axis.Set, @ViewBuilder content: () -> Content) { (self.axes, self.content) = (axes, content()) }

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            var control: LiveControl?
            if evaluation.archive.pass.isRunning, environment.isScrollEnabled {
                control = LiveControl(role: "ScrollView", isEnabled: true)
                control?.title = "Scroll"
                control?.scroll = { scroll(by: $0, environment.refresh) }
            }
            extent.offset = offset
            extent.moved = { offset = $0 }
            let bar = axes == .vertical && !environment.scrollsBelowBar ? environment.screenBar : nil
            let (extent, isRunning) = (extent, evaluation.archive.pass.isRunning)
            if isRunning, let bar { bar.scrolled = extent.limited(offset).y }
            let scrolled = ScrollLayout(axes: axes, offset: offset, extent: extent) { content }.effect(.clipScrolling)
                .environment(\.scrollExtent, axes == .vertical && isRunning ? extent : nil)
                .environment(\.refresh, nil)
                .changingEnvironment { if bar != nil { $0.scrollsBelowBar = true } }
                .annotation(.placed { frame, _ in extent.frame = frame })
            evaluation.appendControl("Scrolled", control: control) {
                guard refreshes > 0 else { return scrolled._evaluate(evaluation) }
                scrolled.safeAreaInset(edge: .top) { ProgressView().padding() }._evaluate(evaluation)
            }
        }
    }

    @MainActor
    private func scroll(by distance: CGSize, _ refresh: RefreshAction?) -> Bool {
        let moved = extent.limited(CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
        if axes == .vertical, let refresh { pull(moved.y - offset.y - distance.height, refresh) }
        guard moved != offset else { return false }
        offset = moved
        return true
    }

    /// The content is pulled down further than there is any.
    @MainActor
    private func pull(_ distance: CGFloat, _ refresh: RefreshAction) {
        extent.pulled = distance > 0 && offset.y <= 0 ? extent.pulled + distance : 0
        guard extent.pulled >= GestureMetrics.shared.refreshDistance, refreshes == 0 else { return }
        extent.pulled = 0
        refreshes += 1
        Task {
            await refresh()
            refreshes -= 1
        }
    }
}

/// How far an area can be scrolled, known once it is laid out.
final class ScrollExtent: @unchecked Sendable {
    /// Points.
    private var most = CGPoint.zero
    /// The point of the content in the upper leading corner of the area, as far as there is one.
    var offset = CGPoint.zero
    /// The area in the window, in points, once it is known.
    var frame: CGRect?

    /// What can be seen of the content, and a little more, in points from its upper edge.
    var sight: ClosedRange<CGFloat> {
        let (top, height) = (frame == nil ? offset.y : limited(offset).y, frame?.height ?? Self.firstHeight)
        return top - Self.margin...top + height + Self.margin
    }

    /// A frame of the window in the content, in points.
    func content(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: limited(offset).y - (self.frame?.minY ?? 0)) }

    /// How far the content was pulled down beyond its beginning, in points.
    var pulled: CGFloat = 0
    /// Takes another offset.
    var moved: (CGPoint) -> Void = { _ in }

    /// Scrolls, in the next pass, so that a height of the content is the first that is seen, in points.
    func move(to height: CGFloat) { moved(limited(CGPoint(x: offset.x, y: height))) }

    /// Scrolls, in the next pass, until a frame of the content is seen, with its anchor at the same part of the area, or as little as need be.
    func show(_ frame: CGRect, _ anchor: UnitPoint?) {
        guard let room = self.frame?.height else { return }
        let now = limited(offset)
        var height = now.y
        if let anchor {
            height = frame.minY + frame.height * anchor.y - room * anchor.y
        } else if frame.minY < now.y {
            height = frame.minY
        } else if frame.maxY > now.y + room {
            height = frame.maxY - room
        }
        let target = limited(CGPoint(x: now.x, y: height))
        if target != now { moved(target) }
    }

    /// As high as no screen of a phone, in points.
    private static let firstHeight: CGFloat = 1000
    private static let margin: CGFloat = 100

    func learn(content: CGSize, room: CGSize, axes: Axis.Set) {
        most = CGPoint(
            x: axes.contains(.horizontal) ? max(0, content.width - room.width) : 0,
            y: axes.contains(.vertical) ? max(0, content.height - room.height) : 0)
    }

    func limited(_ offset: CGPoint) -> CGPoint { CGPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y)) }
}

/// As large as it may be along the axes it scrolls along, with its content at the ideal size there; across them as large as its content.
struct ScrollLayout: Layout {
    let axes: Axis.Set
    /// The point of the content in the upper leading corner.
    var offset = CGPoint.zero
    var extent: ScrollExtent?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let anchor = UnitPoint(x: axes.contains(.horizontal) ? 0 : 0.5, y: 0)
        let x = axes.contains(.horizontal) ? bounds.minX : bounds.midX
        if let extent, let first = subviews.first { extent.learn(content: first.sizeThatFits(inner(proposal)), room: bounds.size, axes: axes) }
        let shown = extent?.limited(offset) ?? .zero
        for subview in subviews {
            subview.place(at: CGPoint(x: x - shown.x, y: bounds.minY - shown.y), anchor: anchor, proposal: inner(proposal))
        }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
