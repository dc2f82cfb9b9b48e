import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Host
import Painter
import Presentations
import Snapshot

/// The delivery of `Examples/Delivery` in every presentation of the standard iPhone, from request to PNGs.
struct DeliveryPictures {
    private let banner: ActivityBox
    private let island: IslandGeometry
    private let variants: [RenderVariant]
    let scale: Double

    init() throws {
        let device = try Device.named(Device.defaultName)
        guard let geometry = device.activityGeometry(), let island = geometry.island else { throw Failure("\(device.name) has no island") }
        (banner, self.island, scale) = (geometry.lockScreen, island, device.scale)
        let compact = CGSize(width: 0, height: island.height)
        let minimal = CGSize(width: island.minimalWidth.lowerBound, height: island.height)
        let places: [(ActivityPresentation, CGSize, CGSize)] = [
            (.lockScreen, banner.largestSize, CGSize(width: banner.width, height: banner.minimumHeight)),
            (.compactLeading, island.compactSide, compact), (.compactTrailing, island.compactSide, compact),
            (.minimal, CGSize(width: island.minimalWidth.upperBound, height: island.height), minimal),
            (.expanded, island.expanded.largestSize, CGSize(width: island.expanded.width, height: island.expanded.minimumHeight)),
        ]
        variants = places.map { presentation, size, smallest in
            let context = SnapshotContext(isDark: presentation != .lockScreen, osProfile: OSVersion.standard.rawValue)
            var variant = RenderVariant(context: context, size: size, scale: device.scale)
            let mode = IslandMode(rawValue: presentation.rawValue)
            let margins = mode.flatMap { island.margins[$0] }.map {
                EdgeMargins(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
            }
            variant.activity = ActivityPlace(
                presentation: presentation, minimumSize: smallest, camera: presentation == .expanded ? island.camera : .zero,
                margins: margins ?? EdgeMargins())
            return variant
        }
    }

    private static let attributes = #"{"number":4127,"restaurant":"Luca's Oven","dishes":["Pizza Bianca","Caponata"]}"#

    /// The size of the banner, once it is known.
    func bannerSize(_ views: [PresentedView]) -> CGSize { views[0].snapshot.size }

    /// Lock Screen, compact island, minimal and expanded.
    func views(from process: ExtensionProcess, id: Int) throws -> [PresentedView] {
        let arrival = Workbench.moment.addingTimeInterval(720).timeIntervalSinceReferenceDate
        let state = #"{"step":"onTheWay","arrives":\#(Int(arrival)),"courier":"Amadou","stopsAhead":1}"#
        let input = ActivityInput(id: "1", attributes: Data(Self.attributes.utf8), contents: [.init(state: Data(state.utf8), date: Workbench.moment)])
        var found: [Snapshot] = []
        let request = RenderRequest(id: id, subject: .activity(attributesType: "DeliveryAttributes", input), variants: variants)
        let outcome = try process.render(request) { found = $0.snapshots }
        guard found.count == variants.count else { throw Failure("the delivery was not drawn: \(outcome.diagnostics.map(\.message))") }
        let keyline = Keyline(width: island.keylineWidth, opacity: island.keylineOpacity)
        return [
            .lockScreen(found[0], cornerRadius: banner.cornerRadius),
            .capsule(CompactIsland.composed(leading: found[1], trailing: found[2], camera: island.camera), keyline: keyline),
            .capsule(found[3], keyline: keyline), .expanded(found[4], cornerRadius: island.expanded.cornerRadius, keyline: keyline),
        ]
    }

    func png(_ view: PresentedView) throws -> Data {
        let shape: PaintOptions.Shape
        switch view.shape {
        case .capsule: shape = .capsule
        case .roundedRect(_, let size, let curve): shape = .rounded(cornerRadius: size.width, curve: curve)
        default: shape = .rect
        }
        return try Painter.shared.png(
            view.snapshot, at: Workbench.moment, options: PaintOptions(scale: scale, shape: shape, base: PaintOptions.Base.none))
    }
}
