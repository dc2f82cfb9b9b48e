/// A place that shows widgets and Live Activities, drawn as a whole.
public enum SceneKind: String, Sendable, Codable, CaseIterable {
    /// The Lock Screen of an iPhone; always-on where luminance is reduced.
    case lock
    /// The Home Screen of an iPhone.
    case home
    /// The upper end of an iPhone's screen, with the Dynamic Island.
    case island
    /// An iPhone on its side, with the Dynamic Island at its short edge; from iOS 27 on.
    case islandLandscape = "island-landscape"
    /// An iPhone on its side, charging.
    case standby
    /// The Smart Stack of a watch.
    case watch
    /// The dashboard of a car.
    case carplay
    /// The menu bar of a Mac, with an activity opened.
    case menubar
}
