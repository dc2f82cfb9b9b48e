import FoundationOverlay
import Metrics
import ViewEngine

/// Content that is moved by a person, as far as there is more of it.
struct ScrollArea<Content: View>: View {
    let axes: Axis.Set
    let content: Content
    /// Nil until somebody moves the content, and when it is back where it was.
    @State private var offset: CGPoint?
    @State private var extent = ScrollExtent()
    @State private var memory = ScrollMemory()
    /// Refreshes under way.
    @State private var refreshes = 0

    init(axes: Axis.Set, @ViewBuilder content: () -> Content) { (self.axes, self.content) = (axes, content()) }

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let settings = environment.scrollSettings
            prepare(settings, evaluation)
            let bar = axes == .vertical && !environment.scrollsBelowBar ? environment.screenBar : nil
            let (extent, isRunning) = (extent, evaluation.archive.pass.isRunning)
            if isRunning, let bar { bar.scrolled = extent.shown.y }
            evaluation.appendControl("Scrolled", control: control(environment, isRunning)) {
                let scrolled = scrolled(settings, isRunning, hasBar: bar != nil, in: environment.scrolledScreen)
                guard refreshes > 0 else { return scrolled._evaluate(evaluation) }
                scrolled.safeAreaInset(edge: .top) { ProgressView().padding() }._evaluate(evaluation)
            }
        }
    }

    @MainActor
    private func prepare(_ settings: ScrollSettings, _ evaluation: Evaluation) {
        let pass = evaluation.archive.pass
        extent.prepare(offset: offset, anchors: settings.anchors, changed: pass.changed)
        extent.moved = { offset = $0 }
        guard pass.isRunning else { return }
        settings.link?.follow(memory, extent, axes)
        let geometry = extent.geometry
        extent.isWatched = !settings.observers.isEmpty
        for observer in settings.observers { observer(geometry, evaluation) }
    }

    @MainActor
    private func control(_ environment: EnvironmentValues, _ isRunning: Bool) -> LiveControl? {
        guard isRunning, environment.isScrollEnabled else { return nil }
        var control = LiveControl(role: "ScrollView", isEnabled: true)
        control.title = "Scroll"
        control.scroll = { distance in
            guard scroll(by: distance, environment) else { return false }
            if environment.scrollDismissesKeyboardMode != .never { environment.windowFocus?.scrolled() }
            return true
        }
        control.scrolled = { [extent] in extent.place }
        if environment.scrollSettings.behavior != nil { control.rest = { rest(after: $0, environment) } }
        return control
    }

    @MainActor
    private func scrolled(_ settings: ScrollSettings, _ isRunning: Bool, hasBar: Bool, in screen: ScrolledScreen?) -> some View {
        let (extent, memory, link) = (extent, memory, settings.link)
        let edges = (axes.contains(.vertical) ? EdgeSet.vertical : []).union(axes.contains(.horizontal) ? .horizontal : [])
        return ScrollLayout(axes: axes, extent: extent) { settings.margins.padded(content).annotation(.scrolledContent(edges)) }
            .wrapped { node, _ in settings.isClipDisabled ? node.content : .effect(.clipScrolling, node) }
            .changingEnvironment {
                $0.scrollSettings = ScrollSettings()
                $0.refresh = nil
                $0.scrolledScreen = nil
                $0.scrollExtent = axes == .vertical && isRunning ? extent : nil
                $0.scrollViewport = ScrollViewport(extent: extent, axes: axes)
                if isRunning, link != nil || settings.behavior != nil { $0.scrollTargets = memory }
                if let link, isRunning {
                    if $0.scrollWish?.id == nil, link.isBound { $0.scrollWish = memory.wish }
                }
                if hasBar { $0.scrollsBelowBar = true }
            }
            .annotation(
                .placed { frame, _ in
                    extent.place(in: frame)
                    if axes == .vertical { screen?.placed(frame, ahead: extent.place.most.y - extent.place.offset.y) }
                })
    }

    @MainActor
    private func scroll(by distance: CGSize, _ environment: EnvironmentValues) -> Bool {
        let now = extent.bounded(offset)
        let moved = extent.bounded(CGPoint(x: now.x + distance.width, y: now.y + distance.height))
        if axes == .vertical, let refresh = environment.refresh { pull(moved.y - now.y - distance.height, refresh) }
        guard moved != now else { return false }
        extent.began = extent.began ?? now
        extent.rest = nil
        extent.turn(from: now, to: moved)
        offset = moved == extent.bounded(nil) ? nil : moved
        environment.scrollSettings.link?.scrolled(memory, extent.limited(moved), room: extent.room)
        return true
    }

    /// A finger has left the content with a speed in points a second: decides where it comes to rest.
    @MainActor
    private func rest(after velocity: CGSize, _ environment: EnvironmentValues) {
        let (now, settings) = (extent.bounded(offset), environment.scrollSettings)
        guard let behavior = settings.behavior else { return }
        let distance = GestureMetrics.shared.glide
        let far = extent.bounded(CGPoint(x: now.x + velocity.width * distance, y: now.y + velocity.height * distance))
        var target = ScrollTarget(rect: CGRect(origin: far, size: extent.room))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: now, size: extent.room)), velocity: CGVector(dx: velocity.width, dy: velocity.height),
            contentSize: extent.contentSize, containerSize: extent.room, axes: axes, environment: environment, frames: memory.places,
            margins: settings.margins, beginning: extent.began ?? now)
        behavior.updateTarget(&target, context: context)
        extent.rest = extent.limited(target.rect.origin)
        extent.began = nil
    }

    /// The content is pulled down further than there is any.
    @MainActor
    private func pull(_ distance: CGFloat, _ refresh: RefreshAction) {
        extent.pulled = distance > 0 && extent.bounded(offset).y <= 0 ? extent.pulled + distance : 0
        guard extent.pulled >= GestureMetrics.shared.refreshDistance, refreshes == 0 else { return }
        extent.pulled = 0
        refreshes += 1
        Task {
            await refresh()
            refreshes -= 1
        }
    }
}
