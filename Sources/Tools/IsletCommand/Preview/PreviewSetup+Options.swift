import DeviceDriver
import DeviceSystem
import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Preview
import Scenes
import Simulation
import Snapshot

extension PreviewSetup {
    /// The device that was asked for.
    init(_ options: PreviewOptions, workshop: Workshop) {
        let surroundings = options.surroundings
        self.init(
            device: surroundings.device, os: surroundings.os, locale: surroundings.locale, timeZone: surroundings.timeZone,
            start: options.start ?? Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)),
            makeDriver: { folder, start, report in
                try DeviceDriver(
                    folder: folder, clock: .virtual(startingAt: start), keeping: .memoryWithoutLedger, profile: surroundings.profile,
                    empty: { DeviceSystem(surroundings, at: $0) }, report: report)
            },
            makeFolder: {
                let folder = try workshop.makeDevice()
                try surroundings.defaults?.give(to: folder)
                return folder
            },
            removeFolder: { workshop.remove($0) })
    }
}

extension PreviewPrograms {
    init(_ programs: [HostProgram], options: RenderOptions) {
        let hosted = HostProgram.apps(of: programs, options: options)
        let own = Dictionary(programs.map { ($0.identifier, options.made(for: $0.product.target)) }) { first, _ in first }
        let filled = Set(hosted.filter { $0.extensions.contains { own[$0.identifier]?.needsContainerBackground == false } }.map(\.identifier))
        let small = Set(programs.flatMap(\.bundle.widgets).filter { $0.supplementalFamilies.contains("small") }.compactMap(\.attributesType))
        self.init(
            apps: { folder in
                let placed = programs.map { $0.placed(on: folder, options: options) }
                return HostProgram.apps(of: placed, options: options).map { $0.shown(options, own: own, supportsSmall: !small.isEmpty) }
            },
            names: HostProgram.names(of: hosted, programs),
            activityViews: { type, entry in
                let views = SceneActivityPlan(options: options, supportsSmall: !small.isEmpty).views(of: entry)
                return PreviewActivityViews(views: views.views, small: small.contains(type) ? views.small : [])
            },
            widgetViews: { family, entry in
                let variants = SceneWidgetPlan(inPreview: family, options: options)?.variants ?? []
                return Dictionary(zip(variants.map(\.key), entry.snapshots)) { first, _ in first }
            },
            window: { isDark in
                let variants = VariantPlan(windowFor: options).variants
                return (variants.first { $0.request.context.isDark == isDark } ?? variants[0]).request
            },
            needsBackground: { !filled.contains($0) },
            declarations: { [targets = programs.map(\.product.target)] in SourceDeclarations.find(in: targets) },
            sources: { [targets = programs.map(\.product.target)] in TraceFile.sources(of: targets) })
    }
}

extension HostedApp {
    /// The same with views archived in everything that the phone shows.
    ///
    /// - Parameter own: What the extensions' widgets are drawn with, by the identifiers of the programs.
    fileprivate func shown(_ options: RenderOptions, own: [String: RenderOptions], supportsSmall: Bool) -> HostedApp {
        var app = self
        app.screen = VariantPlan(windowFor: options).variants.first?.request
        for place in app.extensions.indices {
            let widgets = own[app.extensions[place].identifier] ?? options
            app.extensions[place].variants = { SceneWidgetPlan(inPreview: $0, options: widgets)?.variants.map(\.request) ?? [] }
            app.extensions[place].controlVariants = ControlPlaceName.preview.compactMap { size in
                VariantPlan(control: size, options: options)?.variants.first.map { ControlVariant(place: size.rawValue, variant: $0.request) }
            }
            guard !app.extensions[place].activityVariants.isEmpty else { continue }
            app.extensions[place].activityVariants = SceneActivityPlan(options: options, supportsSmall: supportsSmall).requests
        }
        return app
    }
}

extension SceneWidgetPlan {
    /// Tinted or clear: on the system's platter, and not on the widget's own background.
    private mutating func addAccented(_ options: RenderOptions) {
        guard options.os.rawValue != "17" else { return }
        var accented = options
        accented.modes = [.accented]
        for variant in VariantPlan(family: family, options: accented)?.variants ?? [] {
            variants.append((SceneViewKey(place: .accentedHome, look: SceneLook(variant.appearance)), variant.request))
        }
    }

    /// Everything that the preview shows of a family; nil where the device does not have it.
    fileprivate init?(inPreview family: WidgetFamily, options: RenderOptions) {
        if let plan = SceneWidgetPlan(family, kinds: [.home, .lock, .standby, .watch], options: options) {
            self = plan
            if Self.isShown(family, in: [.home]) { addAccented(options) }
        } else {
            guard let plan = VariantPlan(family: family, options: options) else { return nil }
            self.init(family: family, variants: plan.variants.map { (SceneViewKey(look: SceneLook($0.appearance)), $0.request) })
        }
    }
}
