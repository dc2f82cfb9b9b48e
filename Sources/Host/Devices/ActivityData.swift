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
        var camera, minimalWidth: Sourced<[Double]>
        var cornerRadius, compactBalance, detachedGap, keylineWidth, keylineOpacity: Sourced<Double>
        var margins: [IslandMode: Sourced<ActivityMargins>]
    }

    struct Row: Decodable, Sendable {
        var screen: [Double]
        var width: Sourced<Double>
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
        let row = devices.first { $0.screen == [device.screen.width, device.screen.height] }
        let width = row?.width.value ?? device.screen.width - 2 * lockScreenSideGap.value
        let radius = lockScreenCornerRadius.first { $0.os == os }?.value ?? 0
        return ActivityGeometry(
            lockScreen: box(width, radius), island: row.flatMap { island(of: device, $0, width: width) },
            standByFactor: standByFactor.value)
    }

    private func box(_ width: Double, _ cornerRadius: Double) -> ActivityBox {
        ActivityBox(width: width, minimumHeight: height.minimum.value, maximumHeight: height.maximum.value, cornerRadius: cornerRadius)
    }

    /// The island, with lengths in whole pixels.
    private func island(of device: Device, _ row: Row, width: Double) -> IslandGeometry? {
        guard let idle = device.island, let content = row.compactContent?.value else { return nil }
        func whole(_ points: Double) -> Double { (points * device.scale).rounded() / device.scale }
        let camera = CGSize(width: whole(island.camera.value[0]), height: whole(island.camera.value[1]))
        let margins = island.margins.mapValues { $0.value }.mapValues {
            ActivityMargins(top: whole($0.top), leading: whole($0.leading), bottom: whole($0.bottom), trailing: whole($0.trailing))
        }
        let outside = margins[.compactLeading].map { $0.leading + $0.trailing } ?? 0
        return IslandGeometry(
            top: idle.minY, camera: camera, compactSide: CGSize(width: whole(content) + outside, height: camera.height),
            compactBalance: island.compactBalance.value, minimalWidth: whole(island.minimalWidth.value[0])...whole(island.minimalWidth.value[1]),
            expanded: box(width, (row.islandCornerRadius ?? island.cornerRadius).value), detachedGap: island.detachedGap.value,
            keylineWidth: island.keylineWidth.value, keylineOpacity: island.keylineOpacity.value, margins: margins)
    }
}
