import Foundation
import IsletModel

/// The frames of `widget-frames.json`, which replace or join those of devices' own rows from a version of the system on.
struct WidgetFrames: Decodable, Sendable {
    static let standard = DeviceData.load(WidgetFrames.self, from: "widget-frames")

    struct Row: Decodable, Sendable {
        var idiom: Device.Idiom
        var screen: [Double]
        /// Pixels per point.
        var scale: Double
        var since: OSVersion
        var families: [WidgetFamily: FamilySize]

        /// The frames with lengths in whole pixels, which the numbers of the file are rounded from.
        var wholeFamilies: [WidgetFamily: FamilySize] { families.mapValues { $0.rounded(scale: scale) } }
    }

    var frames: [Row]

    /// Frames by the version they came with.
    func frames(idiom: Device.Idiom, screen: [Double], scale: Double) -> [OSVersion: [WidgetFamily: FamilySize]] {
        let rows = frames.filter { $0.idiom == idiom && $0.screen == screen && $0.scale == scale }
        return Dictionary(rows.map { ($0.since, $0.wholeFamilies) }) { $0.merging($1) { _, later in later } }
    }
}

extension FamilySize {
    fileprivate func rounded(scale: Double) -> FamilySize {
        func whole(_ size: CGSize) -> CGSize {
            CGSize(width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
        }
        return FamilySize(canvas: whole(canvas), device: whole(device))
    }
}

extension Device {
    /// Sizes of the families this device shows with a version of the system.
    public func families(os: OSVersion = .standard) -> [WidgetFamily: FamilySize] {
        frames.filter { $0.key <= os }.sorted { $0.key < $1.key }.reduce(into: [:]) { found, step in
            found.merge(step.value) { _, later in later }
        }
    }

    /// The first version with which this device shows a family; nil where none does.
    public func firstVersion(of family: WidgetFamily) -> OSVersion? { frames.filter { $0.value[family] != nil }.keys.min() }
}
