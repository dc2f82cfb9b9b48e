import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import Painter
import Snapshot

/// The surroundings one widget family, or a window, is drawn in.
struct VariantPlan: Sendable {
    struct Variant: Sendable {
        var appearance: RenderOptions.Appearance
        var mode: SnapshotContext.RenderingMode
        var request: RenderVariant
    }

    /// Name of the family, or `window`.
    var presentation: String
    var variants: [Variant]
    var shape: PaintOptions.Shape
    /// Points on screen.
    var size: CGSize
    /// Points on screen for one point of the layout.
    var factor: Double
    var scale: Double
    /// What lies below: complications stand on the black of a watch face.
    var base: PaintOptions.Base = .automatic
    /// Whether the widget's own background is drawn, which a watch face takes away; nil: as the rendering mode has it.
    var showsContainerBackground: Bool?

    /// Points on screen of a picture: the plan's own size, or its own where a preview is as large as its view.
    func shownSize(of picture: CGSize, laidOutIn canvas: CGSize?) -> CGSize {
        picture == canvas ? size : CGSize(width: picture.width * factor, height: picture.height * factor)
    }

    /// The plan for a family; nil where the device does not show it.
    init?(family: WidgetFamily, options: RenderOptions) {
        guard let geometry = options.device.geometry(of: family, os: options.os) else { return nil }
        presentation = family.rawValue
        let faceCorner = options.device.faceCorner(of: family)
        size = faceCorner ?? geometry.size
        factor = geometry.size.width / geometry.canvas.width
        scale = options.scale ?? options.device.scale
        shape = faceCorner == nil ? Self.shape(geometry) : .rect
        if options.device.idiom == .watch { (base, showsContainerBackground) = (.color(.black), false) }
        let isOnLockScreen = family.isAccessory && [.phone, .pad].contains(options.device.idiom)
        let usual: SnapshotContext.RenderingMode = isOnLockScreen ? .vibrant : .fullColor
        variants = Self.variants(options, modes: options.modes ?? [usual]) { context in
            var variant = RenderVariant(context: context, size: faceCorner ?? geometry.canvas, scale: options.scale ?? options.device.scale)
            variant.displaySize = geometry.canvas
            variant.contentMargins = EdgeMargins(options.hasContentMargins ? geometry.contentMargin : 0)
            variant.containerCornerRadius = geometry.cornerRadius
            variant.showsContainerBackground = geometry.showsContainerBackground && context.renderingMode == .fullColor
            return variant
        }
    }

    /// The plan for a control; nil where the device has none. Controls lie on a dark ground in every appearance.
    init?(control place: ControlPlaceName, options: RenderOptions) {
        guard let geometry = options.device.geometry(of: place) else { return nil }
        presentation = place.rawValue
        size = geometry.size
        factor = 1
        scale = options.scale ?? options.device.scale
        shape = geometry.isCapsule ? .capsule : .widget(cornerRadius: geometry.cornerRadius)
        variants = Self.variants(options, modes: [.fullColor]) { context in
            var context = context
            context.isDark = true
            var variant = RenderVariant(context: context, size: geometry.size, scale: options.scale ?? options.device.scale)
            variant.containerCornerRadius = geometry.cornerRadius
            return variant
        }
        variants.removeSubrange(1...)
    }

    /// The plan for an app's window, or a view that is no widget, on the whole screen.
    init(windowFor options: RenderOptions) {
        presentation = "window"
        size = options.device.screen
        factor = 1
        scale = options.scale ?? options.device.scale
        shape = .rect
        let device = options.device
        variants = Self.variants(options, modes: [.fullColor]) { context in
            var variant = RenderVariant(context: context, size: device.screen, scale: options.scale ?? device.scale)
            variant.safeArea = EdgeMargins(top: device.safeAreaTop, bottom: device.safeAreaBottom, trailing: device.safeAreaTrailing)
            variant.containerCornerRadius = device.cornerRadius
            return variant
        }
    }

    private static func shape(_ geometry: FamilyGeometry) -> PaintOptions.Shape {
        switch geometry.family.outline {
        case .circle: .circle
        case .rectangle, .line: .rect
        case .rounded: .widget(cornerRadius: geometry.cornerRadius)
        }
    }

    private static func variants(
        _ options: RenderOptions, modes: [SnapshotContext.RenderingMode], make: (SnapshotContext) -> RenderVariant
    ) -> [Variant] {
        let isAlwaysDark = options.device.idiom == .watch
        return (isAlwaysDark ? [.dark] : options.appearances).flatMap { appearance in
            modes.map { mode in
                var request = make(SnapshotContext(options, isDark: appearance == .dark || mode == .vibrant, mode: mode))
                request.dynamicTypeSize = options.dynamicTypeSize
                request.device = RenderDevice(options.device)
                return Variant(appearance: appearance, mode: mode, request: request)
            }
        }
    }
}

extension SnapshotContext {
    init(_ options: RenderOptions, isDark: Bool, mode: RenderingMode) {
        let isRightToLeft = Locale(identifier: options.locale).language.characterDirection == .rightToLeft
        self.init(
            locale: options.locale, timeZone: options.timeZone, isDark: isDark, isRightToLeft: isRightToLeft, renderingMode: mode,
            osProfile: options.os.rawValue)
    }
}

extension RenderDevice {
    init(_ device: Device) { self.init(name: device.name, idiom: device.idiom.rawValue, screen: device.screen) }
}
