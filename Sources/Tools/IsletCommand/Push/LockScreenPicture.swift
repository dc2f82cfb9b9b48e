import DeviceDriver
import Foundation
import Host
import Painter
import Preview
import Scenes

/// The Lock Screen of a device that runs: its activities and notifications, as the project draws them.
struct LockScreenPicture {
    let programs: [HostProgram]
    let options: RenderOptions

    /// A PNG of what is shown now.
    func paint(_ driver: DeviceDriver, zone: String) throws -> Data {
        let views = PreviewPrograms(programs, options: options).activityViews
        var request = SceneRequest(.lock, device: options.device, os: options.os, moment: driver.now)
        (request.locale, request.timeZone) = (options.locale, zone)
        for record in driver.system.second.activities.records where record.isOnLockScreen {
            guard let entry = try driver.shownEntry(ofActivity: record.id) else { continue }
            let sorted = views(record.attributesType, entry)
            request.activities.append(
                SceneActivity(
                    id: record.id, app: record.app, views: sorted.views(SceneViewKey(look: .light)), small: sorted.small, isStale: record.isStale,
                    relevanceScore: record.payload.relevanceScore, started: record.startedAt ?? record.requestedAt))
        }
        request.notifications = driver.notifications.map { notification in
            let name = programs.first { $0.identifier == notification.app }?.product.target.name ?? notification.app
            return SceneNotification(
                id: notification.id, app: SceneApp(id: notification.app, name: name), title: notification.title, body: notification.body)
        }
        let scene = try SceneComposer.compose(request)
        return try Painter.shared.png(scene.snapshot, at: driver.now, options: scene.paintOptions)
    }
}
