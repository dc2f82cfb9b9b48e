import Foundation

/// How Live Activities are shown on a device. Lengths in points.
public struct ActivityGeometry: Sendable, Equatable {
    /// The banner on the Lock Screen, which also drops down for alerts where there is no island.
    public var lockScreen: ActivityBox
    /// nil where the device has no Dynamic Island.
    public var island: IslandGeometry?
    /// How much larger StandBy shows the banner.
    public var standByFactor: Double
}

/// A presentation that grows with its content. Lengths in points.
public struct ActivityBox: Sendable, Equatable {
    public var width: Double
    public var minimumHeight: Double
    /// What is higher is clipped.
    public var maximumHeight: Double
    /// Radius of the continuous corners.
    public var cornerRadius: Double

    /// The size a view is proposed.
    public var largestSize: CGSize { CGSize(width: width, height: maximumHeight) }
}

/// The Dynamic Island of a device. Lengths in points.
public struct IslandGeometry: Sendable, Equatable {
    /// Distance of every presentation from the screen's upper edge.
    public var top: Double
    /// The gap between the compact views, which is also the island when nothing is shown, and the band at the upper edge of
    /// the expanded island that content keeps clear of.
    public var camera: CGSize
    /// Largest size of the compact view at either side of the camera, margins included.
    public var compactSide: CGSize
    /// The share of what the compact sides differ by that the narrower one is wider than its view.
    public var compactBalance: Double
    public var minimalWidth: ClosedRange<Double>
    /// The island while the phone is on its side, where the system shows it then.
    public var landscape: NarrowIsland?
    /// How many Live Activities the island takes in: people swipe between those above two.
    public var activities: Int
    public var expanded: ActivityBox
    /// Distance between the island and the round one that is detached from it.
    public var detachedGap: Double
    /// Width of the line around the island.
    public var keylineWidth: Double
    /// How opaque the line is in the colour that was asked for.
    public var keylineOpacity: Double
    /// What the system leaves free around content, before the view changes it.
    public var margins: [IslandMode: ActivityMargins]

    /// Height of the compact and minimal presentations, which are capsules.
    public var height: Double { camera.height }
    /// Width of the compact island at its widest.
    public var widestCompact: Double { camera.width + 2 * compactSide.width }
}

/// What the views of the Dynamic Island get while the phone is on its side. Lengths in points.
public struct NarrowIsland: Sendable, Equatable {
    /// Size of the compact view at either end of the camera and of a minimal one, margins included.
    public var side: CGSize
}

/// The presentations in the Dynamic Island, under the names of `DynamicIslandMode`.
public enum IslandMode: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case expanded, compactLeading, compactTrailing, minimal
}

/// Margins in points.
public struct ActivityMargins: Sendable, Equatable, Decodable {
    public var top, leading, bottom, trailing: Double
}

/// The places that show the small family of Live Activities. Lengths in points.
public struct SmallActivityPlaces: Sendable, Equatable {
    /// Name of the watch whose Smart Stack is drawn when none is named.
    public var watch: String
    /// What the system leaves free around the compact views it combines.
    public var margin: Double
    public var cornerRadius: Double
    /// Sizes of CarPlay's dashboard.
    public var carPlay: [CGSize]

    public static var standard: SmallActivityPlaces { ActivityData.standard.places }
}

extension Device {
    /// How Live Activities are shown here; nil on other devices than iPhones and iPads. A watch shows the small family of the phone's.
    public func activityGeometry(os: OSVersion = .standard) -> ActivityGeometry? {
        switch idiom {
        case .phone, .pad: ActivityData.standard.geometry(of: self, os: os)
        case .watch, .mac, .vision: nil
        }
    }

    /// How many Live Activities the Dynamic Island takes in; two where there is none, for the system keeps count all the same.
    public func islandPlaces(os: OSVersion = .standard) -> Int { activityGeometry(os: os)?.island?.activities ?? 2 }

    /// Size of the small family in the Smart Stack of this watch; nil on other devices.
    public var smartStackSize: CGSize? { idiom == .watch ? families()[.accessoryRectangular]?.canvas : nil }
}
