extension HostedSample {
    /// Hosted even where not every sample is asked for.
    static let handful: Set<String> = ["002-manual-reload", "002-app-groups-userdefaults-app", "001-fitness-app", "004-links-app"]

    private static let tooLarge = "The operation couldn’t be completed. Attributes and content state exceed the maximum size of 4 KB"
    private static let tooMany = "The operation couldn’t be completed. Maximum number of activities for target already exists"
    private static let calls: Set<String> = ["reload-asked", "reload-coalesced"]

    static let all: [HostedSample] = widgets + activities + alone

    private static let widgets: [HostedSample] = [
        HostedSample("002-manual-reload") {
            $0.others = ["002-simple-view"]
            $0.ledger = [
                Lines(4, calls, "MyWidget (systemSmall)", because: "reload-call"),
                Lines(2, calls, "SimpleView (systemSmall)", because: "reload-call"),
                Lines(1, ["reload-started"], "MyWidget (systemSmall)", because: "reload-call"),
                Lines(1, ["reload-started"], "SimpleView (systemSmall)", because: "reload-call"),
                Lines(2, ["timeline-accepted"], "MyWidget (systemSmall)"), Lines(2, ["timeline-accepted"], "SimpleView (systemSmall)"),
            ]
            $0.shown = ["SimpleView (systemSmall)": ["Groceries", "3 items left"], "MyWidget (systemSmall)": ["⏰"]]
        },
        HostedSample("002-app-groups-userdefaults-app") {
            $0.ledger = [
                Lines(1, ["reload-asked"], "SharedDefaults (systemSmall)", because: "reload-call"),
                Lines(2, ["timeline-accepted"], "SharedDefaults (systemSmall)"),
            ]
            $0.shown = ["SharedDefaults (systemSmall)": ["Updated value"]]
        },
        HostedSample("002-debug-logging-app") {
            $0.output = ["🔄 Reloading widget timelines", "📁 Container path: <path>"]
            $0.ledger = [
                Lines(1, ["reload-asked"], "Logging (systemSmall)", because: "reload-call"), Lines(2, ["timeline-accepted"], "Logging (systemSmall)"),
            ]
            $0.printed = ["⏰ Widget timeline requested at <date>", "📊 Loaded data: nil"]
        },
        HostedSample("004-links-app") {
            $0.then = [
                (#"{"event":"tap-widget","family":"systemMedium","url":"myapp://link"}"#, "opened: myapp://link"),
                (#"{"event":"tap-widget","family":"systemSmall"}"#, "opened: myapp://widget"),
            ]
            $0.ledger = [
                Lines(1, ["tapped"], "Links (systemMedium)", because: "opens-app", detail: "myapp://link"),
                Lines(1, ["tapped"], "Links (systemSmall)", because: "opens-app", detail: "myapp://widget"),
            ]
        },
        HostedSample("004-reload") {
            $0.before = [#"{"event":"edit-widget","kind":"Character","to":"{\"character\":\"Power Panda\"}"}"#]
            $0.ledger = [
                Lines(2, calls, "com.company.carwidget.middle (systemMedium)", because: "reload-call"),
                Lines(2, calls, "Character (systemSmall)", because: "reload-call"),
            ]
            $0.printed = ["timeline: com.company.carwidget.middle", "timeline: character Power Panda"]
            $0.needs = "AppIntents"
        },
    ]

    private static let activities: [HostedSample] = [
        HostedSample("000-network-image-app") {
            $0.output = ["started with none.png", "state is now picture.png"]
            $0.ledger = [Lines(1, ["activity-started"]), Lines(1, ["activity-updated"]), Lines(1, ["archived"])]
            $0.shown = ["MyActivityAttributes": ["Network image"]]
            $0.pictures = 1
            $0.files = ["picture.png"]
            $0.needsPicture = true
        },
        HostedSample("001-fitness-app") {
            $0.output = [#"Created a fitness activity Optional("<id>")."#, "state: active", "state: ended"]
            $0.ledger = [
                Lines(1, ["activity-started"], "FitnessAttributes"), Lines(1, ["activity-alerted"], detail: "Fitness update"),
                Lines(1, ["activity-ended"], "FitnessAttributes", hours: 4), Lines(1, ["archived"]),
            ]
            $0.shown = ["FitnessAttributes": ["Ludwig · 跑步"]]
        },
        HostedSample("001-dismissal-cap") {
            $0.output = ["default: ended", "immediate: dismissed", "after 1 h: ended", "after 6 h: ended"]
            $0.ledger = [
                Lines(2, ["activity-ended"], hours: 4), Lines(1, ["activity-ended"], hours: 1), Lines(4, ["activity-started"]),
                Lines(1, ["activity-dismissed"]),
            ]
        },
        HostedSample("002-activity-start") {
            $0.output = ["enabled: true", "state: active", "activities: 1", "order: 12345 status: preparing", "push token: none"]
            $0.ledger = [Lines(1, ["activity-started"], "PizzaDeliveryAttributes", hours: 8), Lines(1, ["archived"])]
            $0.shown = ["PizzaDeliveryAttributes": ["Pepperoni #12345", "preparing", "No driver yet"]]
        },
        HostedSample("002-activity-update") {
            $0.output = [
                "No active delivery activity found", "未找到活跃的配送活动", "status: onTheWay driver: John", "stale in: 60 s", "stale date: none",
            ]
            $0.ledger = [
                Lines(1, ["activity-started"], "PizzaDeliveryAttributes"), Lines(1, ["activity-alerted"], detail: "Pizza is here!"),
                Lines(1, ["activity-dismissed"]),
            ]
        },
        HostedSample("002-activity-end") {
            $0.output = ["immediate: dismissed", "default: ended", "after: ended", "final: ended delivered"]
            $0.ledger = [
                Lines(2, ["activity-ended"], hours: 4), Lines(1, ["activity-ended"], hours: 1), Lines(1, ["activity-dismissed"]),
                Lines(1, ["archived"]),
            ]
            $0.shown = ["PizzaDeliveryAttributes": ["delivered"]]
        },
        HostedSample("002-activity-errors") {
            $0.output =
                ["stored: <id>", "Authorization error: \(tooLarge)", "授权错误:\(tooLarge)"]
                + Array(repeating: "Authorization error: \(tooMany)", count: 5)
                + ["running: 5"]
            $0.ledger = [
                Lines(5, ["activity-started"]), Lines(2, ["activity-refused"], because: "attributesTooLarge"),
                Lines(5, ["activity-refused"], because: "targetMaximumExceeded"),
            ]
        },
        HostedSample("002-activity-monitor") {
            $0.output = ["Activity is active", "Activity marked stale", "Activity ended by system", "Activity dismissed by user", "stored: none"]
            $0.ledger = [Lines(1, ["activity-stale"]), Lines(1, ["activity-dismissed"])]
        },
        HostedSample("002-push-token") {
            $0.output = ["token <hex> for <id>", "done"]
            $0.ledger = [Lines(1, ["activity-started"])]
        },
        HostedSample("002-frequent-push") { $0.output = ["frequent pushes: false state: active"] },
        HostedSample("002-activity-not-enabled") { $0.output = ["enabled"] },
        HostedSample("003-flash-sale-app") {
            $0.output = [
                #""开始预约购买永久自行车""#, #""activityId: <id>""#, "button: 已预约 running: 1", #""url: <path>""#, #""立即抢购[永久自行车] 2022101102""#,
                #""立即抢购[永久自行车] 2022101102 \n""#, #""取消预约购买永久自行车""#, "button: 预约抢购",
            ]
            $0.ledger = [Lines(1, ["activity-started"], "SeckillProductAttributes"), Lines(1, ["activity-dismissed"], "SeckillProductAttributes")]
        },
        HostedSample("003-flash-sale-app-uikit"),
    ]

    private static let alone: [HostedSample] = [
        HostedSample("000-app-group-container") { $0.output = ["container: <path>", "misspelled: nil"] },
        HostedSample("002-app-groups-container") {
            $0.output = [#"read: {"title":"Shared"}"#]
            $0.files = ["widgetData.json"]
        },
        HostedSample("002-background-session") {
            $0.output = ["identifier: com.mycompany.myapp.background", "container: group.com.mycompany.myapp"]
        },
        HostedSample("002-core-data") {
            $0.output = ["store: MyApp.sqlite"]
            $0.files = ["MyApp.sqlite"]
        },
        HostedSample("002-darwin-notify") { $0.ledger = [Lines(1, ["reload-ignored"], because: "none-placed")] },
        HostedSample("002-widget-push") { $0.output = ["after widget push: none"] },
        HostedSample("004-shared-data") { $0.output = ["defaults: from defaults", "file: from file"] },
        HostedSample("004-swiftui-layout") {
            $0.then = [
                (#"{"event":"tap","control":"Tap"}"#, "tapped"), (#"{"event":"tap","control":"Gesture"}"#, "gesture"),
            ]
        },
    ]
}
