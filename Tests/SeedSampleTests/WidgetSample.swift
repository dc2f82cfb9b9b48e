import Testing

/// What must be seen of one sample with widgets.
struct WidgetSample: Sendable, CustomTestStringConvertible {
    var name: String
    var widgets: [Widget]
    /// Codes of the diagnostics of the run, in any order.
    var diagnostics: Set<String> = []
    /// Parts of what the program prints.
    var output: [String] = []

    init(_ name: String, _ widgets: Widget..., diagnostics: Set<String> = [], output: [String] = []) {
        (self.name, self.widgets, self.diagnostics, self.output) = (name, widgets, diagnostics, output)
    }

    var testDescription: String { name }

    struct Widget: Sendable {
        var kind: String
        var displayName = ""
        var description = ""
        var families: [String]
        /// Texts of the placeholder and the gallery's picture, where they are told.
        var placeholder: [String]?
        var gallery: [String]?
        /// Texts of the timeline's entries, in families that have no texts of their own.
        var entries: [[String]]
        var inFamily: [String: [[String]]] = [:]
        /// Minutes of the entries after the moment drawn.
        var minutes: [Int]
        var policy: String

        init(
            _ kind: String, _ displayName: String = "", _ description: String = "", families: [String] = Family.usual, placeholder: [String]? = nil,
            gallery: [String]? = nil, shows entries: [[String]], inFamily: [String: [[String]]] = [:], minutes: [Int] = [0], policy: String = "never"
        ) {
            (self.kind, self.displayName, self.description, self.families) = (kind, displayName, description, families)
            (self.placeholder, self.gallery, self.entries, self.inFamily) = (placeholder, gallery, entries, inFamily)
            (self.minutes, self.policy) = (minutes, policy)
        }
    }

    enum Family {
        static let small = ["systemSmall"]
        static let smallAndMedium = ["systemSmall", "systemMedium"]
        static let usual = ["systemSmall", "systemMedium", "systemLarge"]
    }
}
