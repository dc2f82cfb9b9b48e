import Foundation
import Geometry
import Snapshot

/// A notification on the Lock Screen: the app's icon, a title and a line of text.
struct NotificationCard {
    let notification: SceneNotification
    let frame: CGRect
    let cornerRadius: Double
    private let metrics = LockScreenMetrics.standard.notifications

    init(_ notification: SceneNotification, frame: CGRect, cornerRadius: Double) {
        (self.notification, self.frame, self.cornerRadius) = (notification, frame, cornerRadius)
    }

    func draw(on stage: inout SceneStage) throws {
        let isDark = stage.snapshot.context.isDark
        let platter = (isDark ? RGBA.black : RGBA.white).multiplyingAlpha(by: metrics.platterOpacity)
        let corner = CGSize(width: cornerRadius, height: cornerRadius)
        let title = notification.title.isEmpty ? notification.app.name : notification.title
        let spoken = [title, notification.body].filter { !$0.isEmpty }.joined(separator: ", ")
        let shape = Outline.roundedRect(frame, cornerSize: corner, curve: .continuous)
        stage.add("Notification", frame, [.fill(shape, .color(platter), evenOdd: false)], detail: spoken)
        stage.name(.notification, notification.id, spoken, frame: frame)
        let icon = CGRect(x: frame.minX + metrics.margin, y: frame.midY - metrics.icon / 2, width: metrics.icon, height: metrics.icon)
        let app = SceneApp(id: "", name: notification.app.name)
        try AppIcon(app: app, frame: icon, cornerRadius: metrics.icon * Self.iconCornerShare).draw(on: &stage)
        let left = icon.maxX + metrics.gap
        let width = frame.maxX - metrics.margin - left
        let color = isDark ? RGBA.white : RGBA.black
        let lines = [(title, 600.0), (notification.body, 400)].filter { !$0.0.isEmpty }
        for index in lines.indices {
            let line = lines[index]
            let lead = (Double(index) - Double(lines.count - 1) / 2) * Self.lineShare
            let baseline = frame.midY + metrics.size * (lead + Self.riseShare)
            let text = SceneStage.Line(text: line.0, size: metrics.size, weight: line.1, color: color, anchor: .left)
            try stage.add(text, at: CGPoint(x: left, y: baseline), maxWidth: width, role: "NotificationText")
        }
    }

    /// Of the icon's side.
    private static let iconCornerShare = 0.225
    /// Of the text's size: between two baselines, and from the middle of a line to its baseline.
    private static let lineShare = 1.33
    private static let riseShare = 0.36
}
