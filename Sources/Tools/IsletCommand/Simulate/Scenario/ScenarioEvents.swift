import ExtensionProtocol
import Foundation

/// The events a scenario file may name, and how each is read.
enum ScenarioEvents {
    typealias Reader = @Sendable (ScenarioMembers) throws(UsageError) -> ScenarioAction

    static let all: [String: Reader] = apps.merging(widgets) { $1 }.merging(activities) { $1 }.merging(device) { $1 }

    private static let apps: [String: Reader] = [
        "open-app": { (m) throws(UsageError) in .openApp(try m.optionalText("app")) },
        "background": { (m) throws(UsageError) in .background(try m.optionalText("app")) },
        "kill-app": { (m) throws(UsageError) in .killApp(try m.optionalText("app")) },
        "open-url": { (m) throws(UsageError) in .openURL(try m.text("url"), app: try m.optionalText("app")) },
        "tap": { (m) throws(UsageError) in .useControl(try control(m), .tap, app: try m.optionalText("app")) },
        "enter": { (m) throws(UsageError) in .useControl(try control(m), .enter(try m.text("text")), app: try m.optionalText("app")) },
        "update-app": { (m) throws(UsageError) in
            .updateApp(try m.optionalText("app"), withoutKinds: try m.texts("without-kinds"), withoutFamilies: try m.texts("without-families"))
        },
        "remove-app": { (m) throws(UsageError) in .removeApp(try m.optionalText("app")) },
    ]

    private static let widgets: [String: Reader] = [
        "add-widget": { (m) throws(UsageError) in .addWidget(try widget(m)) },
        "edit-widget": { (m) throws(UsageError) in .editWidget(try widget(m), configuration: try m.text("to")) },
        "remove-widget": { (m) throws(UsageError) in .removeWidget(try widget(m)) },
        "look": { (m) throws(UsageError) in .look(place: try m.optionalText("place") ?? "homeScreen") },
        "tap-widget": { (m) throws(UsageError) in .tapWidget(try widget(m), url: try m.optionalText("url"), control: try m.optionalText("control")) },
        "reload-widgets": { (m) throws(UsageError) in .reloadWidgets(kind: try m.optionalText("kind"), app: try m.optionalText("app")) },
        "push-widgets": { (m) throws(UsageError) in .pushWidgets(app: try m.optionalText("app")) },
    ]

    private static let activities: [String: Reader] = [
        "start-activity": { (m) throws(UsageError) in
            .startActivity(
                attributesType: try m.optionalText("attributes-type"), attributes: try m.json("attributes"), state: try m.json("state"),
                options: try options(m))
        },
        "update-activity": { (m) throws(UsageError) in
            .updateActivity(try m.optionalText("activity"), state: try m.json("state"), options: try options(m))
        },
        "end-activity": { (m) throws(UsageError) in
            .endActivity(
                try m.optionalText("activity"), state: try m.optionalJSON("state"), dismissal: try dismissal(m), options: try options(m))
        },
        "swipe-activity": { (m) throws(UsageError) in .swipeActivity(try m.optionalText("activity")) },
        "allow-activities": { (m) throws(UsageError) in .allowActivities(try m.flag("allowed"), app: try m.optionalText("app")) },
    ]

    private static let device: [String: Reader] = [
        "lock": { (_) throws(UsageError) in .lock },
        "unlock": { (_) throws(UsageError) in .unlock },
        "reboot": { (_) throws(UsageError) in .reboot },
        "online": { (_) throws(UsageError) in .network(isOnline: true) },
        "offline": { (_) throws(UsageError) in .network(isOnline: false) },
        "low-power": { (m) throws(UsageError) in .lowPower(try m.flag("on")) },
        "locale": { (m) throws(UsageError) in .locale(try m.text("to")) },
        "text-size": { (m) throws(UsageError) in .textSize(try m.text("to")) },
    ]

    private static func control(_ m: ScenarioMembers) throws(UsageError) -> AppControlReference {
        .title(try m.text("control"), index: try m.optionalNumber("index").map { Int($0) - 1 } ?? 0)
    }

    private static func widget(_ m: ScenarioMembers) throws(UsageError) -> ScenarioWidget {
        ScenarioWidget(
            kind: try m.optionalText("kind"), family: try m.optionalText("family"), app: try m.optionalText("app"),
            place: try m.optionalText("place"), configuration: try m.optionalText("configuration"),
            stack: try m.optionalNumber("stack").map { Int($0) })
    }

    private static func options(_ m: ScenarioMembers) throws(UsageError) -> ScenarioActivityOptions {
        ScenarioActivityOptions(
            staleAfter: try m.optionalDuration("stale-after"), relevance: try m.optionalNumber("relevance"),
            alertTitle: try m.optionalText("alert-title"), alertBody: try m.optionalText("alert-body"),
            dismissAfter: try m.optionalDuration("dismiss-after"), isPush: try m.optionalFlag("push") ?? false)
    }

    private static let dismissals = ["default", "immediate", "after"]

    private static func dismissal(_ m: ScenarioMembers) throws(UsageError) -> String {
        let name = try m.optionalText("dismissal") ?? "default"
        guard dismissals.contains(name) else {
            throw UsageError("\(m.place): “dismissal” cannot be “\(name)”; it is one of \(dismissals.joined(separator: ", "))")
        }
        return name
    }
}
