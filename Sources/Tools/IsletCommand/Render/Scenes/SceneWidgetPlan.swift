import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import Scenes

/// The surroundings a family is archived in for scenes.
struct SceneWidgetPlan: Sendable {
    var family: WidgetFamily
    var variants: [(key: SceneViewKey, request: RenderVariant)] = []

    init(family: WidgetFamily, variants: [(key: SceneViewKey, request: RenderVariant)]) {
        self.family = family
        self.variants = variants
    }

    /// nil where none of the scenes shows the family.
    init?(_ family: WidgetFamily, kinds: [SceneKind], options: RenderOptions) {
        self.family = family
        var usual = options
        usual.modes = nil
        guard Self.isShown(family, in: kinds), let plan = VariantPlan(family: family, options: usual) else { return nil }
        for variant in plan.variants { variants.append((SceneViewKey(look: SceneLook(variant.appearance)), variant.request)) }
        guard let last = plan.variants.last?.request else { return nil }
        if family.isAccessory, kinds.contains(.lock) { add(SceneViewKey(look: .alwaysOn), last) { $0.context.isLuminanceReduced = true } }
        if family == .systemSmall, kinds.contains(.standby) { add(SceneViewKey(place: .standBy, look: .dark), last, Self.standBy) }
        if family == .accessoryRectangular, kinds.contains(.watch), let watch = Self.watch(options) {
            add(SceneViewKey(place: .watch, look: .dark), last) { Self.put(&$0, on: watch, options) }
        }
    }

    static func isShown(_ family: WidgetFamily, in kinds: [SceneKind]) -> Bool {
        kinds.contains { kind in
            switch kind {
            case .lock: family.isAccessory
            case .home: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait].contains(family)
            case .standby: family == .systemSmall
            case .watch: family == .accessoryRectangular
            case .island, .islandLandscape, .carplay, .menubar: false
            }
        }
    }

    private mutating func add(_ key: SceneViewKey, _ variant: RenderVariant, _ change: (inout RenderVariant) -> Void) {
        var changed = variant
        change(&changed)
        variants.append((key, changed))
    }

    private static func standBy(_ variant: inout RenderVariant) {
        variant.context.isDark = true
        variant.contentMargins = EdgeMargins(WidgetPlaces.standard.contentMargin(at: .standBy))
        variant.showsContainerBackground = false
    }

    private static func watch(_ options: RenderOptions) -> Device? {
        if options.device.idiom == .watch { return options.device }
        return DeviceCatalog.standard.devices.first { $0.name == SmallActivityPlaces.standard.watch }
    }

    private static func put(_ variant: inout RenderVariant, on watch: Device, _ options: RenderOptions) {
        guard let size = watch.smartStackSize else { return }
        (variant.size, variant.displaySize) = (size, size)
        variant.scale = options.scale ?? watch.scale
        variant.device = RenderDevice(watch)
        variant.context.renderingMode = .fullColor
        variant.contentMargins = EdgeMargins(WidgetPlaces.standard.contentMargin(at: .watch))
    }
}
