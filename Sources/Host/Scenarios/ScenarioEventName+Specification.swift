import Activities
import ExtensionProtocol
import Foundation
import IsletModel
import WidgetSystem

/// The table of events. Who adds an event says here what it takes, what it does and how it is read.
extension ScenarioEventName {
    public var specification: ScenarioEventSpecification {
        switch self {
        // Apps
        case .openApp: .init("The app comes to the foreground.", [.app]) { (m) throws(ScenarioProblem) in .openApp(try m.optionalText("app")) }
        case .background: .init("The app leaves the foreground.", [.app]) { (m) throws(ScenarioProblem) in .background(try m.optionalText("app")) }
        case .killApp: .init("The app is swiped away.", [.app]) { (m) throws(ScenarioProblem) in .killApp(try m.optionalText("app")) }
        case .openURL:
            .init("An app opens a URL.", [.must("url", "the URL"), .may("app", "the app that takes the URL's scheme unless given")]) {
                (m) throws(ScenarioProblem) in .openURL(try m.text("url"), app: try m.optionalText("app"))
            }
        case .tap:
            .init("Somebody taps a control of the app in the foreground.", Self.control) { (m) throws(ScenarioProblem) in
                .useControl(try Self.control(m), .tap, app: try m.optionalText("app"))
            }
        case .enter:
            .init("Somebody writes into a field of the app in the foreground.", Self.control + [.must("text", "what is written")]) {
                (m) throws(ScenarioProblem) in .useControl(try Self.control(m), .enter(try m.text("text")), app: try m.optionalText("app"))
            }
        case .submit, .doubleTap, .press, .drag, .pinch, .scroll: gesture
        case .updateApp:
            .init(
                "Another version of the app is installed.",
                [.app, .may("without-kinds", "kinds it no longer has"), .may("without-families", "families it no longer has")]
            ) { (m) throws(ScenarioProblem) in
                .updateApp(try m.optionalText("app"), withoutKinds: try m.texts("without-kinds"), withoutFamilies: try m.texts("without-families"))
            }
        case .removeApp: .init("The app is deleted.", [.app]) { (m) throws(ScenarioProblem) in .removeApp(try m.optionalText("app")) }
        case .session:
            .init(
                "The app begins or ends something during which reloads are free.",
                [.must("kind", "audio, navigation or debugger"), .on, .app]
            ) { (m) throws(ScenarioProblem) in
                let name = try m.choice("kind", of: AppSession.allCases.filter { $0 != .foreground }.map(\.rawValue))
                guard let session = AppSession(rawValue: name) else { throw ScenarioProblem("\(m.place): there is no session “\(name)”") }
                return .session(session, isActive: try m.flag("on"), app: try m.optionalText("app"))
            }

        // Widgets
        case .showGallery:
            .init("The person looks at the app's widgets in the gallery.", [.app]) { (m) throws(ScenarioProblem) in
                .showGallery(app: try m.optionalText("app"))
            }
        case .addWidget: .init("A widget is placed.", Self.widgetMembers) { (m) throws(ScenarioProblem) in .addWidget(try Self.widget(m)) }
        case .editWidget:
            .init("A widget is configured.", Self.widgetMembers + [.must("to", "JSON of its parameters")]) { (m) throws(ScenarioProblem) in
                .editWidget(try Self.widget(m), configuration: try m.text("to"))
            }
        case .moveWidget:
            .init("A widget is moved to another place.", Self.widgetMembers + [.must("to", "the place, as for look")]) {
                (m) throws(ScenarioProblem) in
                .moveWidget(try Self.widget(m), to: try m.text("to"))
            }
        case .removeWidget: .init("A widget is removed.", Self.widgetMembers) { (m) throws(ScenarioProblem) in .removeWidget(try Self.widget(m)) }
        case .look:
            .init(
                "The person looks at a place.",
                [.may("place", "homeScreen unless given, page1 and so on, todayView, lockScreen, standBy, carPlay")]
            ) { (m) throws(ScenarioProblem) in .look(place: try m.optionalText("place") ?? "homeScreen") }
        case .swipeStack:
            .init(
                "The person swipes a Smart Stack to one of its widgets.",
                Self.widgetMembers.filter { $0.name != "stack" } + [.must("stack", "its number")]
            ) {
                (m) throws(ScenarioProblem) in
                var widget = try Self.widget(m)
                widget.stack = nil
                return .swipeStack(Int(try m.number("stack")), widget)
            }
        case .tapWidget:
            .init(
                "The person taps a widget.",
                Self.widgetMembers + [.may("url", "the link that is hit"), .may("control", "text of a button or toggle, or its intent's name")]
            ) { (m) throws(ScenarioProblem) in
                .tapWidget(try Self.widget(m), url: try m.optionalText("url"), control: try m.optionalText("control"))
            }
        case .pullToRefresh:
            .init("The person pulls a widget of the app down.", [.app]) { (m) throws(ScenarioProblem) in
                .pullToRefresh(app: try m.optionalText("app"))
            }
        case .reloadWidgets:
            .init("The app asks for new timelines.", [.may("kind", "of this kind alone"), .app]) { (m) throws(ScenarioProblem) in
                .reloadWidgets(kind: try m.optionalText("kind"), app: try m.optionalText("app"))
            }
        case .invalidateRelevance:
            .init("The app says that a kind is relevant at other times now.", [.must("kind", "the widget's kind"), .app]) {
                (m) throws(ScenarioProblem) in .invalidateRelevance(kind: try m.text("kind"), app: try m.optionalText("app"))
            }
        case .pushWidgets:
            .init("A push asks for new timelines.", [.app]) { (m) throws(ScenarioProblem) in .pushWidgets(app: try m.optionalText("app")) }
        case .useMemory:
            .init(
                "An extension takes memory.",
                [
                    .must("megabytes", "private memory"), .may("for", "widgets unless given, activities"),
                    .may("extension", "bundle identifier, where there are several"),
                ]
            ) { (m) throws(ScenarioProblem) in
                let use = try m.optionalChoice("for", of: MemoryUse.allCases.map(\.rawValue)).flatMap(MemoryUse.init) ?? .widgets
                return .useMemory(Int(try m.number("megabytes") * Double(1 << 20)), for: use, extension: try m.optionalText("extension"))
            }

        // Controls
        case .showControls: .init("The person opens Control Center.") { _ in .showControls }
        case .useControl:
            .init("The person taps a control: its intent runs.", Self.systemControl) { (m) throws(ScenarioProblem) in
                .useSystemControl(kind: try m.optionalText("kind"), app: try m.optionalText("app"))
            }
        case .editControl:
            .init(
                "The person configures a control.", Self.systemControl + [.may("to", "JSON of its parameters; as a new one unless given")]
            ) { (m) throws(ScenarioProblem) in
                .editControl(kind: try m.optionalText("kind"), app: try m.optionalText("app"), configuration: try m.optionalText("to"))
            }

        // Activities
        case .startActivity:
            .init(
                "An activity is asked for.",
                [
                    .must("attributes", "JSON as the app's type decodes it"), .must("state", "JSON of the content state"),
                    .may("attributes-type", "name of the type, where there are several"),
                ] + Self.contentMembers
            ) { (m) throws(ScenarioProblem) in
                .startActivity(
                    attributesType: try m.optionalText("attributes-type"), attributes: try m.json("attributes"), state: try m.json("state"),
                    options: try Self.options(m))
            }
        case .updateActivity:
            .init("An activity gets new content.", [.activity, .must("state", "JSON of the content state")] + Self.contentMembers) {
                (m) throws(ScenarioProblem) in
                .updateActivity(try m.optionalText("activity"), state: try m.json("state"), options: try Self.options(m))
            }
        case .endActivity:
            .init(
                "An activity ends.",
                [
                    .activity, .may("state", "JSON of its last content"), .may("dismissal", "default, immediate or after"),
                    .may("dismiss-after", "a length of time"),
                ] + Self.contentMembers
            ) { (m) throws(ScenarioProblem) in
                .endActivity(
                    try m.optionalText("activity"), state: try m.optionalJSON("state"),
                    dismissal: try m.optionalChoice("dismissal", of: ["default", "immediate", "after"]) ?? "default", options: try Self.options(m))
            }
        case .swipeActivity:
            .init("The person swipes an activity away.", [.activity]) { (m) throws(ScenarioProblem) in
                .swipeActivity(try m.optionalText("activity"))
            }
        case .allowActivities:
            .init(
                "The person decides in Settings whether the app may show activities.",
                [.must("allowed", "true or false"), .may("frequent-pushes", "true unless given"), .app]
            ) { (m) throws(ScenarioProblem) in
                .allowActivities(
                    try m.flag("allowed"), frequentPushes: try m.optionalFlag("frequent-pushes") ?? true, app: try m.optionalText("app"))
            }
        case .renewPushToken:
            .init("Another token for pushes to an activity takes the place of the old one.", [.activity]) { (m) throws(ScenarioProblem) in
                .renewPushToken(activity: try m.optionalText("activity"))
            }
        case .holdIsland:
            .init("The person touches the island and holds.", [.may("activity", "the one that is shown first unless given")]) {
                (m) throws(ScenarioProblem) in .holdIsland(activity: try m.optionalText("activity"))
            }
        case .collapseIsland: .init("The person closes the expanded island.") { _ in .collapseIsland }
        case .swipeIsland: .init("The person swipes along the island, to the next of three activities.") { _ in .swipeIsland }
        case .dismissAlert: .init("The person swipes away what an alert opened.") { _ in .dismissAlert }
        case .connectMirror:
            .init(
                "Another device that mirrors activities is reached.",
                [.must("device", "watch, carPlay or mac"), .may("connection", "good unless given, limited, lost")]
            ) { (m) throws(ScenarioProblem) in
                let device = try m.choice("device", of: ActivityMirror.Device.allCases.map(\.rawValue))
                let connection = try m.optionalChoice("connection", of: ActivityMirror.Connection.allCases.map(\.rawValue)) ?? "good"
                guard let device = ActivityMirror.Device(rawValue: device), let connection = ActivityMirror.Connection(rawValue: connection) else {
                    throw ScenarioProblem("\(m.place): there is no such device")
                }
                return .connectMirror(device, connection)
            }

        // Pushes
        case .push:
            .init("A server sends a push: the service judges it, then the device.", Self.pushMembers) { (m) throws(ScenarioProblem) in
                .push(try Self.push(m), app: try m.optionalText("app"))
            }
        case .allowNotifications:
            .init(
                "The person decides whether the app may show notifications; before the app has asked, what they will answer.",
                [.must("allowed", "true or false"), .app]
            ) { (m) throws(ScenarioProblem) in .allowNotifications(try m.flag("allowed"), app: try m.optionalText("app")) }
        case .openNotification:
            .init(
                "The person taps the latest notification.", [.may("notification", "its identifier, for another"), .may("app", "of this app alone")]
            ) { (m) throws(ScenarioProblem) in
                .openNotification(try m.optionalText("notification"), app: try m.optionalText("app"))
            }

        // The device
        case .lock: .init("The device is locked.") { _ in .lock }
        case .unlock: .init("The device is unlocked.") { _ in .unlock }
        case .reboot: .init("The device starts again.") { _ in .reboot }
        case .online: .init("The device has a network.") { _ in .network(isOnline: true) }
        case .offline: .init("The device has no network.") { _ in .network(isOnline: false) }
        case .lowPower:
            .init("Low Power Mode is switched on or off.", [.on]) { (m) throws(ScenarioProblem) in .lowPower(try m.flag("on")) }
        case .locale:
            .init("The person chooses another language and region.", [.must("to", "such as de_DE")]) { (m) throws(ScenarioProblem) in
                let name = try m.text("to")
                guard let identifier = LocaleName.identifier(name) else {
                    throw ScenarioProblem("\(m.place): “to” cannot be “\(name)”; write a locale such as de_DE")
                }
                return .locale(identifier)
            }
        case .textSize:
            .init("The person chooses another text size.", [.must("to", "xSmall to accessibility5")]) { (m) throws(ScenarioProblem) in
                .textSize(try m.choice("to", of: RenderVariant.dynamicTypeSizes))
            }
        case .highContrast:
            .init("Increase Contrast is switched on or off.", [.on]) { (m) throws(ScenarioProblem) in .highContrast(try m.flag("on")) }
        case .accessibility:
            .init("A setting below Accessibility is switched on or off.", [.must("setting", Self.accessibilityNames), .on]) {
                (m) throws(ScenarioProblem) in
                let name = try m.choice("setting", of: AccessibilitySetting.allCases.map(\.rawValue))
                guard let setting = AccessibilitySetting(rawValue: name) else { throw ScenarioProblem("\(m.place): there is no setting “\(name)”") }
                return .accessibility(setting, try m.flag("on"))
            }
        case .timeZone:
            .init("The device's clock is set to another time zone.", [.must("to", "such as Asia/Tokyo")]) { (m) throws(ScenarioProblem) in
                let name = try m.text("to")
                guard TimeZone(identifier: name) != nil else {
                    throw ScenarioProblem("\(m.place): “to” cannot be “\(name)”; write a time zone such as Asia/Tokyo")
                }
                return .timeZone(name)
            }
        case .location: .init("The device is somewhere else.") { _ in .location }
        }
    }

    private static let widgetMembers = ScenarioEventSpecification.Member.widget
    private static let contentMembers = ScenarioEventSpecification.Member.content

    private static let accessibilityNames = AccessibilitySetting.allCases.map(\.rawValue).joined(separator: ", ")

    // MARK: Parts that several events take

    private static let systemControl: [ScenarioEventSpecification.Member] = [.may("kind", "the control's kind, where there are several"), .app]

    static let control: [ScenarioEventSpecification.Member] = [
        .must("control", "its title, accessibility label or identifier"), .may("index", "from 1, where several have it"), .app,
    ]

    static func control(_ m: ScenarioMembers) throws(ScenarioProblem) -> AppControlReference {
        .title(try m.text("control"), index: try m.optionalNumber("index").map { Int($0) - 1 } ?? 0)
    }

    private static func widget(_ m: ScenarioMembers) throws(ScenarioProblem) -> ScenarioWidget {
        ScenarioWidget(
            kind: try m.optionalText("kind"), family: try m.optionalText("family"), app: try m.optionalText("app"),
            place: try m.optionalText("place"), configuration: try m.optionalText("configuration"),
            stack: try m.optionalNumber("stack").map { Int($0) })
    }

    private static func options(_ m: ScenarioMembers) throws(ScenarioProblem) -> ScenarioActivityOptions {
        ScenarioActivityOptions(
            staleAfter: try m.optionalDuration("stale-after"), relevance: try m.optionalNumber("relevance"),
            alertTitle: try m.optionalText("alert-title"), alertBody: try m.optionalText("alert-body"),
            dismissAfter: try m.optionalDuration("dismiss-after"), isPush: try m.optionalFlag("push") ?? false)
    }
}
