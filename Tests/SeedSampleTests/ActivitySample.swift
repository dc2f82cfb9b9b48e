import Testing

/// What must be seen of one sample with a Live Activity.
struct ActivitySample: Sendable, CustomTestStringConvertible {
    /// The texts of each presentation; those that are not told are not looked at.
    struct Shown: Sendable {
        var lockScreen: [String]
        var leading: [String]
        var trailing: [String]
        var minimal: [String]
        var expanded: [String]
        var small: [String]?

        init(_ lockScreen: [String], _ leading: [String], _ trailing: [String], minimal: [String] = [], expanded: [String], small: [String]? = nil) {
            (self.lockScreen, self.leading, self.trailing) = (lockScreen, leading, trailing)
            (self.minimal, self.expanded, self.small) = (minimal, expanded, small)
        }

        /// By the presentation's name. The whole island and the small family put the compact views side by side.
        var texts: [String: [String]] {
            [
                "lockScreen": lockScreen, "compactLeading": leading, "compactTrailing": trailing, "minimal": minimal, "expanded": expanded,
                "island": leading + trailing, "small": small ?? leading + trailing,
            ]
        }
    }

    var name: String
    var attributesType: String
    var attributes = "{}"
    /// JSON of each content state, with what is shown of it.
    var contents: [(state: String, shown: Shown)]
    /// Codes of the diagnostics of the run, apart from notes and symbols that are not installed.
    var diagnostics: Set<String> = []

    var testDescription: String { name }

    init(
        _ name: String, _ attributesType: String, _ attributes: String = "{}", _ contents: (state: String, shown: Shown)...,
        diagnostics: Set<String> = []
    ) {
        (self.name, self.attributesType, self.attributes) = (name, attributesType, attributes)
        (self.contents, self.diagnostics) = (contents, diagnostics)
    }
}
