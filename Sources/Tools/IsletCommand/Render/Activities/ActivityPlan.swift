import Devices
import ExtensionProtocol
import Foundation
import Snapshot

/// The surroundings a Live Activity is drawn in, all asked for at once.
struct ActivityPlan: Sendable {
    struct Variant: Sendable {
        var appearance: RenderOptions.Appearance
        /// `watch` or `carPlay` where the small family is shown.
        var place: String?
        var request: RenderVariant

        var presentation: ActivityPresentation? { request.activity?.presentation }
    }

    /// The pictures that are wanted and that the device can show.
    var kinds: Set<ActivityPictureKind>
    var variants: [Variant]
    /// nil on a watch.
    var geometry: ActivityGeometry?
    /// Where the small family is shown.
    var places: [SmallPlace]
    /// Whether the activity has a small family of its own.
    var supportsSmall: Bool

    /// A place that shows the small family. Size in points.
    struct SmallPlace: Sendable {
        var name: String
        var device: RenderDevice
        var size: CGSize
        var scale: Double
    }

    init(options: RenderOptions, supportsSmall: Bool) {
        self.supportsSmall = supportsSmall
        let geometry = options.device.activityGeometry(os: options.os)
        let hasIsland = geometry?.island != nil
        kinds = Set(
            (options.presentations ?? ActivityPictureKind.allCases).filter { kind in
                switch kind {
                case .lockScreen: geometry != nil
                case .small: supportsSmall || hasIsland
                default: hasIsland
                }
            })
        self.geometry = geometry
        places = Self.places(options, supportsSmall: supportsSmall)
        variants = []
        let archived = kinds.reduce(into: Set<ActivityPresentation>()) { $0.formUnion($1.archived(supportsSmall: supportsSmall)) }
        for presentation in ActivityPresentation.allCases where archived.contains(presentation) { add(presentation, options) }
    }

    /// The watch, and CarPlay: in all its sizes where the activity has a layout of its own for them.
    private static func places(_ options: RenderOptions, supportsSmall: Bool) -> [SmallPlace] {
        if let size = options.device.smartStackSize {
            return [SmallPlace(name: "watch", device: RenderDevice(options.device), size: size, scale: options.device.scale)]
        }
        guard options.device.idiom == .phone else { return [] }
        let standard = SmallActivityPlaces.standard
        let watches = DeviceCatalog.standard.devices.filter { $0.name == standard.watch }.compactMap { watch in
            watch.smartStackSize.map { SmallPlace(name: "watch", device: RenderDevice(watch), size: $0, scale: watch.scale) }
        }
        let cars = standard.carPlay.prefix(supportsSmall ? standard.carPlay.count : 1).map {
            SmallPlace(name: "carPlay", device: RenderDevice(options.device), size: $0, scale: options.device.scale)
        }
        return watches + cars
    }

    private mutating func add(_ presentation: ActivityPresentation, _ options: RenderOptions) {
        switch presentation {
        case .lockScreen:
            guard let box = geometry?.lockScreen else { return }
            for appearance in options.appearances {
                add(ActivityPlace(presentation: .lockScreen, minimumSize: box.smallestSize), box.largestSize, box.cornerRadius, appearance, options)
            }
        case .compactLeading, .compactTrailing, .minimal, .expanded:
            guard let island = geometry?.island else { return }
            let (size, place, radius) = Self.place(presentation, island)
            add(place, size, radius, .dark, options)
        case .small:
            for place in places {
                add(
                    ActivityPlace(presentation: .small, minimumSize: place.size), place.size, SmallActivityPlaces.standard.cornerRadius, .dark,
                    options)
                let last = variants.count - 1
                variants[last].place = place.name
                variants[last].request.device = place.device
                variants[last].request.scale = options.scale ?? place.scale
            }
        }
    }

    private static func place(_ presentation: ActivityPresentation, _ island: IslandGeometry) -> (CGSize, ActivityPlace, Double) {
        func margins(_ mode: IslandMode) -> EdgeMargins { island.margins[mode].map(EdgeMargins.init) ?? EdgeMargins() }
        switch presentation {
        case .expanded:
            let place = ActivityPlace(
                presentation: .expanded, minimumSize: island.expanded.smallestSize, camera: island.camera, margins: margins(.expanded))
            return (island.expanded.largestSize, place, island.expanded.cornerRadius)
        case .minimal:
            let smallest = CGSize(width: island.minimalWidth.lowerBound, height: island.height)
            let place = ActivityPlace(presentation: .minimal, minimumSize: smallest, margins: margins(.minimal))
            return (CGSize(width: island.minimalWidth.upperBound, height: island.height), place, island.height / 2)
        default:
            let mode: IslandMode = presentation == .compactLeading ? .compactLeading : .compactTrailing
            let place = ActivityPlace(presentation: presentation, minimumSize: CGSize(width: 0, height: island.height), margins: margins(mode))
            return (island.compactSide, place, island.height / 2)
        }
    }

    /// The compact and minimal views of a phone on its side; none where the system does not show them.
    static func narrowVariants(_ options: RenderOptions) -> [Variant] {
        guard let island = options.device.activityGeometry(os: options.os)?.island, let narrow = island.landscape else { return [] }
        let margins = island.margins[.minimal].map(EdgeMargins.init) ?? EdgeMargins()
        return [ActivityPresentation.compactLeading, .compactTrailing, .minimal].map { presentation in
            var place = ActivityPlace(presentation: presentation, minimumSize: narrow.side, margins: margins)
            place.isLimitedInWidth = true
            return variant(place, narrow.side, island.height / 2, .dark, options)
        }
    }

    private mutating func add(
        _ place: ActivityPlace, _ size: CGSize, _ cornerRadius: Double, _ appearance: RenderOptions.Appearance, _ options: RenderOptions
    ) { variants.append(Self.variant(place, size, cornerRadius, appearance, options)) }

    private static func variant(
        _ place: ActivityPlace, _ size: CGSize, _ cornerRadius: Double, _ appearance: RenderOptions.Appearance, _ options: RenderOptions
    ) -> Variant {
        let context = SnapshotContext(options, isDark: appearance == .dark, mode: .fullColor)
        var request = RenderVariant(context: context, size: size, scale: options.scale ?? options.device.scale)
        request.dynamicTypeSize = options.dynamicTypeSize
        request.device = RenderDevice(options.device)
        request.containerCornerRadius = cornerRadius
        request.activity = place
        return Variant(appearance: appearance, request: request)
    }
}

extension ActivityBox {
    fileprivate var smallestSize: CGSize { CGSize(width: width, height: minimumHeight) }
}

extension EdgeMargins {
    fileprivate init(_ margins: ActivityMargins) {
        self.init(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
}
