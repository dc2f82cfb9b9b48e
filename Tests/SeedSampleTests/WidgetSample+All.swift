extension WidgetSample {
    /// Drawn even where not every sample is asked for.
    static let handful: Set<String> = ["002-static-widget", "002-accented", "002-debug-logging", "004-links", "004-timeline"]

    static let all: [WidgetSample] = [
        .init("002-accented", .init("MyWidget", shows: [["full color"]])),
        .init("002-always-on-colors", .init("Status", families: Family.small, shows: [["Status"]])),
        .init("002-app-groups-userdefaults-widget", .init("SharedDefaults", shows: [["No value"]])),
        .init(
            "002-appintent-widget",
            .init(
                "MyConfigurableWidget", "Project Status", "Shows your selected project", gallery: ["Project", "apollo"],
                shows: [["Project", "apollo"]])),
        .init("002-button-intent", .init("Action", families: Family.small, shows: [["Taps: 0", "Action"]])),
        .init(
            "002-configurable-project",
            .init("Project", "Project", "Shows the chosen project", gallery: ["No project"], shows: [["No project"]], policy: "atEnd")),
        .init(
            "002-chronological-entries",
            .init("Ordered", shows: (0..<5).map { ["Entry \($0)"] }, minutes: [0, 60, 120, 180, 240], policy: "atEnd")),
        .init(
            "002-debug-logging", .init("Logging", shows: [["No data"]]),
            output: ["⏰ Widget timeline requested at 2025-06-09 09:41:00", "📊 Loaded data: nil"]),
        .init(
            "002-family-switch",
            .init("Family", shows: [["Small layout"]], inFamily: ["systemMedium": [["Medium layout"]], "systemLarge": [["Unsupported"]]])),
        .init("002-fast-timeline", .init("Cached", gallery: ["snapshot"], shows: [["No data"]], policy: "2025-06-09T10:41:00Z")),
        .init("002-interactive-counter", .init("Counter", "Counter", families: Family.small, shows: [["0", "Increment"]])),
        .init("002-invalidatable-content", .init("Refresh", families: Family.small, shows: [["Refreshed 0 times"]])),
        .init("002-images", .init("Images", families: ["systemMedium"], shows: [[]])),
        .init("002-luminance", .init("Luminance", families: ["accessoryRectangular", "systemSmall"], shows: [["9:41", "On time"]])),
        .init(
            "002-memory-limits",
            .init("RecentItems", shows: (1...10).map { ["Item \($0)"] }, minutes: (0..<10).map { $0 * 15 }, policy: "atEnd")),
        .init(
            "002-multi-family",
            .init(
                "MyWidget", families: ["systemSmall", "systemMedium", "accessoryCircular", "accessoryRectangular"], shows: [["Small"]],
                inFamily: ["systemMedium": [["Medium"]], "accessoryCircular": [[]], "accessoryRectangular": [["Rectangular"]]])),
        .init("002-network-in-provider", .init("Weather", shows: [["Sunny", "21°"]], policy: "atEnd")),
        .init(
            "002-numeric-transition",
            .init("Number", families: Family.small, shows: [["10"], ["20"], ["15"], ["40"]], minutes: [0, 15, 30, 45])),
        .init("002-refresh-intervals", refresh("Strategic", "strategic"), refresh("Performance", "precomputed")),
        .init("002-relevance", .init("RelevantWidget", shows: [["Coffee nearby"]])),
        .init("002-simple-view", .init("SimpleView", shows: [["Groceries", "3 items left"]])),
        .init(
            "002-static-widget",
            .init(
                "MyWidget", "My Widget", "This widget displays...", placeholder: ["😀", "9:41 AM"], gallery: ["📷", "9:41 AM"],
                shows: times.map { ["⏰", $0] }, minutes: [0, 60, 120, 180, 240], policy: "atEnd")),
        .init(
            "002-troubleshoot-bundle", .init("MyWidget", "My Widget", "Listed in the bundle.", families: Family.small, shows: [["In the gallery"]])),
        .init("002-toggle", .init("Toggle", families: Family.small, shows: [["Feature"]]), diagnostics: ["button-action-closure"]),
        .init("002-toggle-intent", .init("Feature", families: Family.small, shows: [["Feature"]])),
        .init("002-troubleshoot-shared-data", .init("Title", shows: [["Empty"]])),
        .init("002-view-transition", .init("Detail", families: Family.small, shows: [[], ["Detail"]], minutes: [0, 15])),
        .init("002-visionos", .init("MyWidget", families: Family.smallAndMedium, shows: [["Spatial"]])),
        .init(
            "004-api-shape",
            .init(
                "Shape", families: Family.smallAndMedium, gallery: ["systemSmall preview: true 162x162 schemes: 2", "Light"],
                shows: [["systemSmall preview: false 162x162 schemes: 2", "Light"]],
                inFamily: ["systemMedium": [["systemMedium preview: false 344x162 schemes: 2", "Light"]]]),
            output: ["entries: 1 never: true relevance: nil"]),
        bundleOfTen,
        .init(
            "004-content-margins", .init("DefaultMargins", families: Family.small, shows: [[]]),
            .init("NoMargins", families: Family.small, shows: [[]])),
        .init(
            "004-families-change", .init("Changing", families: ["systemMedium", "systemSmall"], shows: [["Old view"]]),
            .init("Other", families: Family.small, shows: [["Other"]])),
        .init("004-families", .init("MyWidget", "My Widget", "This is an example widget.", families: Family.smallAndMedium, shows: [["My Widget"]])),
        .init(
            "004-family-environment",
            .init("Test", shows: [["small"]], inFamily: ["systemMedium": [["not small"]], "systemLarge": [["not small"]]])),
        .init(
            "004-links",
            .init("Links", families: Family.smallAndMedium, shows: [["Whole widget"]], inFamily: ["systemMedium": [["Whole widget", "Link"]]])),
        .init(
            "004-reload-widgets", .init("com.company.carwidget.middle", families: ["systemMedium"], shows: [["Car"]]),
            .init("Character", families: Family.small, shows: [["Nobody"]]),
            output: ["timeline: com.company.carwidget.middle", "timeline: character Nobody"]),
        .init(
            "004-timeline", .init("Never", shows: [["never", "9:41 AM"]]),
            .init("AtEnd", shows: [["atEnd", "9:41 AM"], ["atEnd", "10:11 AM"]], minutes: [0, 30], policy: "atEnd"),
            .init("After", shows: [["after", "9:41 AM"]], policy: "2025-06-09T10:01:00Z")),
        .init(
            "004-widget",
            .init(
                "MyWidget", "My Widget", "This is an example widget.", placeholder: time("9:41 AM", "😀"), gallery: time("9:41 AM", "🧐"),
                shows: times.map { time($0, "😀") },
                minutes: [0, 60, 120, 180, 240], policy: "atEnd")),
    ]

    /// The hours of five entries from 9:41 on.
    private static let times = ["9:41 AM", "10:41 AM", "11:41 AM", "12:41 PM", "1:41 PM"]

    private static func time(_ time: String, _ emoji: String) -> [String] { ["Time:", time, "Emoji:", emoji] }

    private static func refresh(_ kind: String, _ text: String) -> Widget {
        let minutes = (0..<8).map { $0 * 15 }
        let clock = ["9:41", "9:56", "10:11", "10:26", "10:41", "10:56", "11:11", "11:26"]
        return Widget(kind, shows: clock.map { [text, "\($0) AM"] }, minutes: minutes, policy: "atEnd")
    }

    private static var bundleOfTen: WidgetSample {
        var sample = WidgetSample("004-bundle-ten")
        sample.widgets = (1...10).map { Widget("Number\($0)", "Number \($0)", families: Family.small, shows: [["\($0)"]]) }
        return sample
    }
}
