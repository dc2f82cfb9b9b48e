import IsletModel

/// Which widgets of an app the gallery offers, and why others are missing. Pure.
///
/// Source documents 002, part 11, and 004, parts 2.1 and 6. Apple's SDK takes a configuration without families for one with all families,
/// other than document 002 says.
public struct GalleryRules: Sendable {
    public struct Offer: Hashable, Sendable {
        public let kind: String
        public let displayName: String
        public let families: [WidgetFamily]
    }

    public enum Absence: Hashable, Sendable {
        case appNeverOpened
        /// `supportedFamilies([])`.
        case noFamilies
        case familiesNotOnDevice
        case skippedOnInstall
        case needsLaterSystem(SystemVersion)
    }

    public struct Listing: Hashable, Sendable {
        /// In the order of the bundles.
        public var offers: [Offer] = []
        /// By kind.
        public var missing: [String: Absence] = [:]
    }

    public let device: DeviceDescription

    public init(device: DeviceDescription) { self.device = device }

    public func listing(of app: AppDescription, wasOpened: Bool) -> Listing {
        var listing = Listing()
        for `extension` in app.extensions {
            for widget in `extension`.widgets {
                if let absence = absence(of: widget, in: `extension`, wasOpened: wasOpened) {
                    listing.missing[widget.kind] = absence
                } else {
                    listing.offers.append(Offer(kind: widget.kind, displayName: widget.title, families: families(of: widget)))
                }
            }
        }
        return listing
    }

    /// The families of a widget that the device has, in the widget's order.
    public func families(of widget: WidgetDescription) -> [WidgetFamily] {
        widget.families.filter(device.families.contains)
    }

    private func absence(of widget: WidgetDescription, in extension: WidgetExtensionDescription, wasOpened: Bool) -> Absence? {
        if !wasOpened { return .appNeverOpened }
        if `extension`.isSkippedOnInstall { return .skippedOnInstall }
        if `extension`.minimumSystem > device.system { return .needsLaterSystem(`extension`.minimumSystem) }
        if widget.families.isEmpty { return .noFamilies }
        return families(of: widget).isEmpty ? .familiesNotOnDevice : nil
    }
}
