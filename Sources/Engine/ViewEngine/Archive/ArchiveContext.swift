import Foundation
import Snapshot

/// What one archive gathers while its views are evaluated, laid out and drawn.
@MainActor
public final class ArchiveContext {
    /// What comes up where no archive is at hand; the archive takes it over when it is finished.
    nonisolated let notes = FindingStore()
    public private(set) var diagnostics: [SnapshotDiagnostic] = []
    public private(set) var images: [String: ImageResource] = [:]
    /// Nodes given to `containerBackground(for: .widget)`; the first one wins.
    public var containerBackground: [Node]?
    public var widgetURL: String?
    /// Whether the views are dark, where they do not follow their surroundings.
    public var showsDark: Bool?
    /// What a Live Activity asks of the system's surroundings.
    public var activity: ActivityAppearance?
    /// Whether the content takes all the width of a place that would be narrower for narrower content.
    public internal(set) var fillsFlexiblePlace = false
    /// The radius of the container's corners in points, for shapes that follow it.
    public var containerCornerRadius: CGFloat = 0
    /// The container's frame in snapshot coordinates.
    public var containerFrame: CGRect = .zero
    /// The length of a pixel in points.
    var pixelLength: CGFloat = 1
    /// What the device's own parts cover of the container, from its edges.
    public var safeArea = EdgeInsets()
    /// What views cover of it, known while nodes are placed.
    var safeAreas = SafeAreas()
    var matched = MatchedPlaces()
    /// Frames of named coordinate spaces, known while nodes are placed.
    public var coordinateSpaces: [AnyHashable: CGRect] = [:]
    /// The controls of a running window, in the order in which they are drawn.
    public internal(set) var controls: [PlacedControl] = []
    /// The structural path of what lies over the window and takes all touches; nil where nothing does.
    public var usableControls: String?

    /// The pass over the views of a window that the archive shows.
    public var pass = ViewPass()

    public init() {}

    /// Forgets what was gathered, for views that are made again.
    func startAgain() {
        (diagnostics, images, coordinateSpaces, matched) = ([], [:], [:], MatchedPlaces())
        (containerBackground, widgetURL, usableControls, showsDark) = (nil, nil, nil, nil)
    }

    private var depth = 0

    /// What `body` makes, one node deeper; nothing where no node may lie.
    func nested(_ body: () -> [SnapshotNode]) -> [SnapshotNode] {
        guard depth < NestingLimit.archive else {
            NestingLimit.report(self)
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Notes something once; the same code and message again is not repeated.
    public func report(_ diagnostic: SnapshotDiagnostic) {
        if !diagnostics.contains(where: { $0.code == diagnostic.code && $0.message == diagnostic.message }) {
            diagnostics.append(diagnostic)
        }
    }

    /// Notes something of the archive that the running code draws into; of the request where there is none.
    nonisolated public static func note(_ diagnostic: SnapshotDiagnostic) { (RunningArchive.context?.notes ?? .current).note(diagnostic) }

    /// Makes a picture known to the archive and answers its key.
    public func register(_ image: ImageResource) -> String {
        if let known = images.first(where: { $0.value == image }) { return known.key }
        let key = "image\(images.count)"
        images[key] = image
        return key
    }
}
