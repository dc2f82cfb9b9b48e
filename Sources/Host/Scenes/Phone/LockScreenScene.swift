import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Presentations
import Snapshot

/// The Lock Screen: date, clock, accessory widgets, banners from the bottom up, and the island, which is idle.
struct LockScreenScene {
    let request: SceneRequest
    private let metrics = LockScreenMetrics.standard
    private let clock: LockScreenMetrics.Clock

    init(_ request: SceneRequest) throws(SceneProblem) {
        try request.needsPhone()
        self.request = request
        clock = metrics.clock(forWidth: request.device.screen.width)
    }

    private var dateBaseline: Double { request.device.safeAreaTop + metrics.date.baselineBelowSafeArea }
    private var clockBaseline: Double { dateBaseline + clock.baselineBelowDate }
    private var accessoryTop: Double { clockBaseline + clock.accessoriesBelowBaseline }

    func composed() throws -> SceneStage {
        var stage = request.phoneStage(role: "LockScreen")
        let texts = SceneClock(request)
        try addDate(texts, to: &stage)
        let digits = SceneStage.Line(
            text: texts.time, size: clock.size, weight: clock.weight, kerning: clock.kerning, colonRise: clock.colonRise)
        try stage.add(digits, at: CGPoint(x: stage.size.width / 2, y: clockBaseline), role: "Clock")
        let row = AccessoryRow(request, slots: metrics.accessories.slots)
        row.draw(on: &stage, top: accessoryTop)
        let top = row.isEmpty ? clockBaseline : accessoryTop + row.height
        let bottom = try addNotifications(below: top, to: &stage)
        addBanners(from: bottom, below: top, to: &stage)
        if !request.isLuminanceReduced { QuickActions.draw(on: &stage) }
        try StatusBar(device: request.device, isLocked: true).draw(on: &stage, time: texts.time)
        IslandPainter(request)?.draw(.idle, on: &stage)
        HomeIndicator.draw(on: &stage, device: request.device)
        return stage
    }

    /// The date, and beside it the inline widget.
    private func addDate(_ texts: SceneClock, to stage: inout SceneStage) throws {
        let inline = request.widgets.filter { $0.family == .accessoryInline }
        for other in inline.dropFirst() { stage.note("only one inline widget is shown: “\(other.name)” is not") }
        var line = SceneStage.Line(text: texts.date, size: metrics.date.size, weight: metrics.date.weight)
        guard let widget = inline.first else {
            try stage.add(line, at: CGPoint(x: stage.size.width / 2, y: dateBaseline), role: "Date")
            return
        }
        line.text = texts.shortDate
        line.anchor = .left
        let content = widget.snapshot.root.drawnBounds.intersection(CGRect(origin: .zero, size: widget.snapshot.size))
        let width = try stage.width(of: line) + metrics.date.inlineGap + (content.isNull ? 0 : content.width)
        let left = (stage.size.width - width) / 2
        let date = try stage.add(line, at: CGPoint(x: left, y: dateBaseline), role: "Date")
        guard !content.isNull else { return }
        let origin = CGPoint(x: stage.pixel(date.maxX + metrics.date.inlineGap - content.minX), y: stage.pixel(date.midY - content.midY))
        let shape = Outline.rect(CGRect(origin: .zero, size: widget.snapshot.size))
        stage.place(
            PresentedView(snapshot: widget.snapshot, shape: shape), at: origin, role: "InlineAccessory", detail: widget.name,
            effects: widget.snapshot.context.placedContentEffects)
        stage.name(.widget, widget.id, widget.name, frame: CGRect(origin: origin, size: widget.snapshot.size), url: widget.snapshot.widgetURL)
    }

    /// A banner comes and goes a little smaller, and those above it make room.
    private static let motion: TransitionHint = {
        let timing = MotionTiming(.system(.banner))
        let passing = ViewTransition(.scale(0.9, anchor: CGPoint(x: 0.5, y: 0.5))).combined(with: .opacity).timed(timing)
        return TransitionHint(insertion: passing, removal: passing, animations: [AnimationRule(timing)])
    }()

    /// Notifications lie below the activities, the latest on top; those that find no room stay away. Answers where the activities end.
    private func addNotifications(below top: Double, to stage: inout SceneStage) throws -> Double {
        let end = stage.size.height - metrics.banners.bottom
        let box = request.device.activityGeometry(os: request.os)?.lockScreen
        let step = metrics.notifications.height + metrics.banners.gap
        let count = min(request.notifications.count, Int(max(0, end - top) / 2 / step))
        guard count > 0 else { return end }
        let left = request.notifications.count - count
        if left > 0 { stage.note("\(left) notifications are below: a person scrolls to them") }
        let width = box?.width ?? stage.size.width - 2 * metrics.notifications.margin
        for (place, notification) in request.notifications.reversed().prefix(count).enumerated() {
            let y = end - Double(count - place) * step + metrics.banners.gap
            let frame = CGRect(
                x: stage.pixel((stage.size.width - width) / 2), y: stage.pixel(y), width: width, height: metrics.notifications.height)
            try NotificationCard(notification, frame: frame, cornerRadius: box?.cornerRadius ?? metrics.notifications.margin).draw(on: &stage)
        }
        return end - Double(count) * step
    }

    /// The banners end at a fixed height, or above the notifications; the most important one is on top. Those that find no room stay away.
    private func addBanners(from bottom: Double, below top: Double, to stage: inout SceneStage) {
        guard let geometry = request.device.activityGeometry(os: request.os) else { return }
        var shown: [(activity: SceneActivity, view: Snapshot)] = []
        var height = 0.0
        for activity in request.orderedActivities {
            guard let view = stage.view(.lockScreen, of: activity) else { continue }
            let needed = height + (shown.isEmpty ? 0 : metrics.banners.gap) + view.size.height
            guard bottom - needed >= top else {
                stage.note("the activity “\(activity.id)” is below the others: a person scrolls to it")
                continue
            }
            shown.append((activity, view))
            height = needed
        }
        var y = bottom - height
        for (activity, view) in shown {
            let presented = PresentedView.lockScreen(view, cornerRadius: geometry.lockScreen.cornerRadius)
            let x = stage.pixel((stage.size.width - view.size.width) / 2)
            let origin = CGPoint(x: x, y: stage.pixel(y))
            stage.place(presented, at: origin, role: "Banner", key: "banner." + activity.id, detail: activity.label)
            stage.animate(Self.motion)
            stage.name(.activity, activity.id, activity.label, frame: CGRect(origin: origin, size: view.size), url: activity.url)
            y += view.size.height + metrics.banners.gap
        }
    }
}
