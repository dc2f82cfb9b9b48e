import Devices
import ExtensionProtocol
import Foundation
import Host
import Painter
import Snapshot

/// A medium widget on the standard iPhone, from request to PNG.
struct MediumPicture {
    private let geometry: FamilyGeometry
    private let variant: RenderVariant
    private let scale: Double

    init() throws {
        let device = try Device.named(Device.defaultName)
        guard let geometry = device.geometry(of: .systemMedium) else { throw Failure("\(device.name) shows no medium widgets") }
        self.geometry = geometry
        scale = device.scale
        let context = SnapshotContext(
            locale: "en_US", timeZone: "UTC", isDark: false, isRightToLeft: false, renderingMode: .fullColor, osProfile: OSVersion.standard.rawValue)
        var variant = RenderVariant(context: context, size: geometry.canvas, scale: scale)
        variant.contentMargins = EdgeMargins(geometry.contentMargin)
        variant.containerCornerRadius = geometry.cornerRadius
        self.variant = variant
    }

    var size: CGSize { geometry.size }
    var pixelsPerPoint: Double { scale }

    /// The archived view of a widget.
    func snapshot(of kind: String, from process: ExtensionProcess, id: Int) throws -> Snapshot {
        var found: Snapshot?
        let request = RenderRequest(id: id, subject: .widget(kind: kind, family: "systemMedium", phase: .snapshot), variants: [variant])
        let outcome = try process.render(request) { found = $0.snapshots.first }
        guard let found else { throw Failure("\(kind) drew nothing: \(outcome.diagnostics.map(\.message))") }
        return found
    }

    func png(_ snapshot: Snapshot) throws -> Data {
        let options = PaintOptions(scale: scale, shape: .widget(cornerRadius: geometry.cornerRadius))
        return try Painter.shared.png(snapshot, at: Workbench.moment, options: options)
    }
}
