import Foundation
import Geometry
import IsletModel

/// A view as it was archived: placed, drawn and described, without the code that made it.
public struct Snapshot: Hashable, Codable, Sendable {
    /// The version that this code writes and reads.
    public static let currentVersion = 2

    public var version: Int
    /// Size in points.
    public var size: CGSize
    /// Pixels per point that positions were rounded to.
    public var scale: Double
    /// The moment the view was made for.
    public var date: Date
    public var context: SnapshotContext
    public var root: SnapshotNode
    /// What `containerBackground(for: .widget)` holds; the system draws it edge to edge below the root, or leaves it out.
    public var containerBackground: SnapshotNode?
    /// Pictures by key.
    public var images: [String: ImageResource]
    public var widgetURL: String?
    /// Set where the view is a Live Activity.
    public var activity: ActivityAppearance?
    public var diagnostics: [SnapshotDiagnostic]

    public init(size: CGSize, scale: Double, date: Date, context: SnapshotContext, root: SnapshotNode) {
        version = Self.currentVersion
        self.size = size
        self.scale = scale
        self.date = date
        self.context = context
        self.root = root
        images = [:]
        diagnostics = []
    }
}

/// The surroundings a view was made in.
public struct SnapshotContext: Hashable, Codable, Sendable {
    public enum RenderingMode: String, Hashable, Codable, Sendable { case fullColor, accented, vibrant }

    public var locale: String
    public var calendar: String
    public var timeZone: String
    public var isDark: Bool
    public var isRightToLeft: Bool
    public var renderingMode: RenderingMode
    public var isLuminanceReduced: Bool
    /// Version of the system's look: `17`, `18`, `26` or `27`.
    public var osProfile: String
    public var tint: RGBA

    public init(
        locale: String = "en_US", calendar: String = "gregorian", timeZone: String = "UTC", isDark: Bool = false, isRightToLeft: Bool = false,
        renderingMode: RenderingMode = .fullColor, isLuminanceReduced: Bool = false, osProfile: String = "27",
        tint: RGBA = RGBA(0, 136, 255)
    ) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.isDark = isDark
        self.isRightToLeft = isRightToLeft
        self.renderingMode = renderingMode
        self.isLuminanceReduced = isLuminanceReduced
        self.osProfile = osProfile
        self.tint = tint
    }

    /// Whether the system is of the generation with glass, which began with 26.
    public var hasGlass: Bool { Int(osProfile).map { $0 >= 26 } ?? false }
}

/// Where the pixels of a picture come from.
public enum ImageResource: Hashable, Codable, Sendable {
    /// A file in any format the image loader knows. Vector files are drawn at the size they are shown.
    case file(path: String, pixelSize: CGSize)
    /// An encoded picture.
    case data(Data, pixelSize: CGSize)

    /// Size of the picture in pixels.
    public var pixelSize: CGSize {
        switch self {
        case .file(_, let size), .data(_, let size): size
        }
    }
}

/// Something noticed while the view was evaluated, laid out or archived.
public typealias SnapshotDiagnostic = Finding
