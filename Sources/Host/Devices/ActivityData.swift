import Foundation
import IsletModel

/// The numbers of `activities.json`.
struct ActivityData: Decodable, Sendable {
    static let standard = DeviceData.load(ActivityData.self, from: "activities")

    struct Height: Decodable, Sendable {
        var minimum, maximum: Sourced<Double>
    }

    struct Corner: Decodable, Sendable {
        var os: OSVersion
        var value: Double
    }

    struct Island: Decodable, Sendable {
        struct Landscape: Decodable, Sendable {
            var since: OSVersion
            var side: Sourced<[Double]>
        }

        var camera, minimalWidth: Sourced<[Double]>
        var activities: Sourced<Int>
        var landscape: Landscape
        var cornerRadius, compactBalance, detachedGap, keylineWidth, keylineOpacity: Sourced<Double>
        var margins: [IslandMode: Sourced<ActivityMargins>]
    }

    struct Row: Decodable, Sendable {
        /// Only these devices of the screen's size; nil: all that no other row names.
        var names: [String]?
        var screen: [Double]
        var width: Sourced<Double>
        /// nil: that of all devices.
        var camera: Sourced<[Double]>?
        var activities: Sourced<Int>?
        /// Largest width of a compact view without margins.
        var compactContent: Sourced<Double>?
        /// Of the expanded island; nil: that of all devices.
        var islandCornerRadius: Sourced<Double>?
    }

    struct Small: Decodable, Sendable {
        struct Watch: Decodable, Sendable {
            var device: String
            var margin: Sourced<Double>
        }

        var watch: Watch
        var carPlay: Sourced<[[Double]]>
        var cornerRadius: Sourced<Double>
    }

    var height: Height
    var lockScreenCornerRadius: [Corner]
    /// Beside the banner, on screens without a row of their own.
    var lockScreenSideGap: Sourced<Double>
    var island: Island
    var devices: [Row]
    var small: Small
    var standByFactor: Sourced<Double>

    var places: SmallActivityPlaces {
        SmallActivityPlaces(
            watch: small.watch.device, margin: small.watch.margin.value, cornerRadius: small.cornerRadius.value,
            carPlay: small.carPlay.value.map { CGSize(width: $0[0], height: $0[1]) })
    }

    func geometry(of device: Device, os: OSVersion) -> ActivityGeometry {
        let row = devices.first { $0.screen == [device.screen.width, device.screen.height] && $0.names?.contains(device.name) ?? true }
        let width = row?.width.value ?? device.screen.width - 2 * lockScreenSideGap.value
        let radius = lockScreenCornerRadius.newest(for: os, of: \.os)?.value ?? 0
        return ActivityGeometry(
            lockScreen: box(width, radius), island: row.flatMap { island(of: device, $0, width: width, os: os) },
            standByFactor: standByFactor.value)
    }

    private func box(_ width: Double, _ cornerRadius: Double) -> ActivityBox {
        ActivityBox(width: width, minimumHeight: height.minimum.value, maximumHeight: height.maximum.value, cornerRadius: cornerRadius)
    }

    /// The island, with lengths in whole pixels.
    private func island(of device: Device, _ row: Row, width: Double, os: OSVersion) -> IslandGeometry? {
        guard let idle = device.island, let content = row.compactContent?.value else { return nil }
        func whole(_ points: Double) -> Double { (points * device.scale).rounded() / device.scale }
        func range(_ widths: [Double]) -> ClosedRange<Double> { whole(widths[0])...whole(widths[1]) }
        let cameraSize = (row.camera ?? island.camera).value
        let camera = CGSize(width: whole(cameraSize[0]), height: whole(cameraSize[1]))
        let margins = island.margins.mapValues { $0.value }.mapValues {
            ActivityMargins(top: whole($0.top), leading: whole($0.leading), bottom: whole($0.bottom), trailing: whole($0.trailing))
        }
        let outside = margins[.compactLeading].map { $0.leading + $0.trailing } ?? 0
        let narrow = NarrowIsland(side: CGSize(width: whole(island.landscape.side.value[0]), height: whole(island.landscape.side.value[1])))
        return IslandGeometry(
            top: idle.minY, camera: camera, compactSide: CGSize(width: whole(content) + outside, height: camera.height),
            compactBalance: island.compactBalance.value,
            minimalWidth: range(island.minimalWidth.value), landscape: os < island.landscape.since ? nil : narrow,
            activities: (row.activities ?? island.activities).value,
            expanded: box(width, (row.islandCornerRadius ?? island.cornerRadius).value), detachedGap: island.detachedGap.value,
            keylineWidth: island.keylineWidth.value, keylineOpacity: island.keylineOpacity.value, margins: margins)
    }
}
