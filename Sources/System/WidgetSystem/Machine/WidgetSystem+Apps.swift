import Foundation
import IsletModel
import Ledger
import Timelines

/// Installing, updating and opening apps.
extension WidgetSystem {
    mutating func install(_ description: AppDescription) {
        if let app = appPlaces[description.bundleIdentifier], apps[app].isInstalled { return update(app, description) }
        let app = apps.count
        apps.append(InstalledApp(description))
        appPlaces[description.bundleIdentifier] = app
        for described in description.extensions { addExtension(described, to: app) }
        record(.installed, apps[app].subject)
    }

    private mutating func addExtension(_ description: WidgetExtensionDescription, to app: Int) {
        extensions.append(InstalledExtension(description, app: app))
        apps[app].extensions.append(extensions.count - 1)
    }

    mutating func uninstall(_ app: Int) {
        for widget in apps[app].widgets { remove(widget, because: .appUninstalled, rule: nil) }
        for place in apps[app].extensions { stop(place) }
        apps[app].isInstalled = false
        record(.uninstalled, apps[app].subject)
        output.perform(.galleryChanged(app: apps[app].description.bundleIdentifier))
    }

    /// Forgets everything that was asked of an extension, which is not there any more.
    private mutating func stop(_ place: Int) {
        if let running = extensions[place].running { output.perform(.abandon(running.id)) }
        extensions[place].isInstalled = false
        extensions[place].running = nil
        extensions[place].queue = RequestQueue()
        extensionTimers.set(place, nil)
    }

    private mutating func update(_ app: Int, _ description: AppDescription) {
        apps[app].description = description
        record(.updated, apps[app].subject)
        let old = apps[app].extensions
        for place in old { stop(place) }
        apps[app].extensions = []
        for described in description.extensions {
            guard let place = old.first(where: { extensions[$0].description.bundleIdentifier == described.bundleIdentifier }) else {
                addExtension(described, to: app)
                continue
            }
            extensions[place].update(described)
            apps[app].extensions.append(place)
        }
        for widget in apps[app].widgets { update(widget: widget, of: app) }
        record(.galleryChanged, apps[app].subject, because: LedgerReason("updated"))
        output.perform(.galleryChanged(app: description.bundleIdentifier))
    }

    private mutating func update(widget: Int, of app: Int) {
        let placement = placedWidgets[widget].placement
        let found = find(placement.kind, in: app)
        let described = found.map { extensions[$0.extension].description.widgets[$0.kind] }
        dropPending(widget)
        switch UpdateRules.fate(family: placement.family, widget: described) {
        case .turnsBlank:
            end(widget, .blank)
            record(.turnedBlank, widget: widget, because: .kindRemoved, rule: .updateWithoutWidget)
            show(.blank, in: widget)
        case .freezes:
            end(widget, .frozen)
            record(.frozen, widget: widget, because: .familiesEmpty, rule: .updateWithoutFamilies)
        case .isRemoved:
            remove(widget, because: .familyRemoved, rule: .updateDropsFamily)
        case .takesNewViews:
            guard let found else { return }
            placedWidgets[widget].extension = found.extension
            placedWidgets[widget].kind = found.kind
            placedWidgets[widget].life = .alive
            if placedWidgets[widget].content == .blank { show(.empty, in: widget) }
            prepare(widget)
            ask(widget, for: .appUpdated, rule: .updateTakesNewViews)
        }
    }

    /// Stops the timeline of a widget that is no longer alive.
    private mutating func end(_ widget: Int, _ life: PlacedWidget.Life) {
        placedWidgets[widget].life = life
        placedWidgets[widget].playback = nil
        placedWidgets[widget].nextEntry = nil
        schedule(widget)
    }

    /// The extension and place of a kind.
    func find(_ kind: String, in app: Int) -> (extension: Int, kind: Int)? {
        for place in apps[app].extensions where extensions[place].isInstalled {
            if let found = extensions[place].description.widgets.firstIndex(where: { $0.kind == kind }) { return (place, found) }
        }
        return nil
    }

    mutating func change(_ session: AppSession, of app: Int, isActive: Bool) {
        if isActive { apps[app].sessions.formUnion(AppSessions(session)) } else { apps[app].sessions.subtract(AppSessions(session)) }
        guard isActive else { return }
        if session == .foreground, !apps[app].wasOpened {
            apps[app].wasOpened = true
            record(.galleryOpened, apps[app].subject, rule: .appWasStartedOnce)
            output.perform(.galleryChanged(app: apps[app].description.bundleIdentifier))
        }
        guard profile.reloads.isFree([], during: apps[app].sessions) else { return }
        for widget in apps[app].widgets where placedWidgets[widget].pending?.wait == .budget { attempt(widget) }
    }

    /// What the gallery offers of an app; nil for an app that is not installed.
    public func gallery(of app: String) -> GalleryRules.Listing? {
        guard let place = appPlaces[app], apps[place].isInstalled else { return nil }
        return GalleryRules(device: device).listing(of: apps[place].description, wasOpened: apps[place].wasOpened)
    }

    /// Asks for the previews that the gallery shows.
    mutating func showGallery(of app: Int) {
        let listing = GalleryRules(device: device).listing(of: apps[app].description, wasOpened: apps[app].wasOpened)
        for (kind, absence) in listing.missing.sorted(by: { $0.key < $1.key }) {
            record(.galleryShown, apps[app].subject, because: absence.reason, rule: absence.rule, detail: .text(kind))
        }
        for offer in listing.offers {
            record(
                .galleryShown, apps[app].subject, rule: .supportedFamilies,
                detail: .text("\(offer.kind) (\(offer.families.map(\.rawValue).joined(separator: ", ")))"))
            guard let found = find(offer.kind, in: app) else { continue }
            for family in offer.families { enqueue(.preview(kind: found.kind, family: family), at: found.extension) }
        }
    }
}

extension GalleryRules.Absence {
    fileprivate var reason: LedgerReason {
        switch self {
        case .appNeverOpened: .appNeverOpened
        case .noFamilies: .familiesEmpty
        case .familiesNotOnDevice: .familyNotOffered
        case .skippedOnInstall: LedgerReason("skipped-on-install")
        case .needsLaterSystem(let version): LedgerReason("needs-\(version)")
        }
    }

    fileprivate var rule: RuleID? {
        switch self {
        case .appNeverOpened: .appWasStartedOnce
        case .noFamilies, .familiesNotOnDevice: .supportedFamilies
        case .skippedOnInstall, .needsLaterSystem: nil
        }
    }
}
