import DeviceDriver
import DeviceSystem
import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Preview
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
                    folder: folder, clock: .virtual(startingAt: start), keeping: .memory, profile: surroundings.profile,
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
        let small = Set(programs.flatMap(\.bundle.widgets).filter { $0.supplementalFamilies.contains("small") }.compactMap(\.attributesType))
        self.init(
            apps: { folder in
                let placed = programs.map { $0.placed(on: folder, options: options) }
                return HostProgram.apps(of: placed, options: options).map { $0.shown(options) }
            },
            names: HostProgram.names(of: hosted, programs),
            activityViews: { type, entry in
                let views = ActivityPlan(options: options, supportsSmall: small.contains(type)).views(of: entry)
                return PreviewActivityViews(
                    light: views.views(SceneViewKey(look: .light)), dark: views.views(SceneViewKey(look: .dark)), small: views.small)
            },
            window: { isDark in
                let variants = VariantPlan(windowFor: options).variants
                return (variants.first { $0.request.context.isDark == isDark } ?? variants[0]).request
            },
            needsBackground: { _ in options.hasContentMargins }, declarations: SourceDeclarations.find(in: programs.map(\.product.target)))
    }
}

extension HostedApp {
    /// The same with views archived in everything that the phone shows.
    fileprivate func shown(_ options: RenderOptions) -> HostedApp {
        var app = self
        app.screen = VariantPlan(windowFor: options).variants.first?.request
        for place in app.extensions.indices {
            app.extensions[place].variants = { VariantPlan(family: $0, options: options)?.variants.map(\.request) ?? [] }
        }
        return app
    }
}

extension ActivityPlan {
    /// Sorts the views of an entry that was archived by this plan.
    fileprivate func views(of entry: ArchivedEntry) -> SceneActivityViews {
        var result = SceneActivityViews()
        for (variant, snapshot) in zip(variants, entry.snapshots) {
            switch variant.presentation {
            case .lockScreen?: result.lockScreen[SceneViewKey(look: SceneLook(variant.appearance))] = snapshot
            case .small?: result.small.append(snapshot)
            case let presentation?: result.island[presentation] = snapshot
            case nil: break
            }
        }
        return result
    }
}
