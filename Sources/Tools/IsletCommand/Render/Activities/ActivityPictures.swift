import Devices
import ExtensionProtocol
import Foundation
import Presentations
import Snapshot

/// One picture of a Live Activity.
struct ActivityPicture: Sendable {
    var kind: ActivityPictureKind
    var appearance: RenderOptions.Appearance
    /// `watch` or `carPlay`.
    var place: String?
    var view: PresentedView

    /// Folder of the picture's files.
    var folder: String {
        guard place == "carPlay" else { return kind.rawValue }
        return "\(kind.rawValue)-carPlay-\(Int(view.snapshot.size.width))x\(Int(view.snapshot.size.height))"
    }
}

extension ActivityPlan {
    /// The pictures of an entry, in the order of ``ActivityPictureKind``.
    func pictures(of entry: ArchivedEntry) -> [ActivityPicture] {
        let archived = Array(zip(variants, entry.snapshots))
        return ActivityPictureKind.allCases.filter(kinds.contains).flatMap { pictures($0, archived) }
    }

    private func pictures(_ kind: ActivityPictureKind, _ archived: [(Variant, Snapshot)]) -> [ActivityPicture] {
        guard let (presentation, present) = presenter(of: kind) else { return composed(kind, archived) }
        return archived.filter { $0.0.presentation == presentation }.map { variant, snapshot in
            ActivityPicture(kind: kind, appearance: variant.appearance, place: variant.place, view: present(snapshot))
        }
    }

    /// What is archived for a picture, and how it is shown; nil for pictures that are put together.
    private func presenter(of kind: ActivityPictureKind) -> (ActivityPresentation, (Snapshot) -> PresentedView)? {
        let expandedRadius = geometry?.island?.expanded.cornerRadius ?? 0
        let bannerRadius = geometry?.lockScreen.cornerRadius ?? 0
        switch kind {
        case .lockScreen: return (.lockScreen, { .lockScreen($0, cornerRadius: bannerRadius) })
        case .compactLeading: return (.compactLeading, { .compactSide($0, isLeading: true) })
        case .compactTrailing: return (.compactTrailing, { .compactSide($0, isLeading: false) })
        case .minimal: return (.minimal, { .capsule($0, keyline: keyline) })
        case .expanded: return (.expanded, { .expanded($0, cornerRadius: expandedRadius, keyline: keyline) })
        case .small where supportsSmall: return (.small, { .small($0, cornerRadius: SmallActivityPlaces.standard.cornerRadius) })
        case .island, .small: return nil
        }
    }

    /// The pictures that are put together from both compact views.
    private func composed(_ kind: ActivityPictureKind, _ archived: [(Variant, Snapshot)]) -> [ActivityPicture] {
        guard let island = geometry?.island, let leading = archived.first(where: { $0.0.presentation == .compactLeading })?.1,
            let trailing = archived.first(where: { $0.0.presentation == .compactTrailing })?.1
        else { return [] }
        if kind == .island {
            let whole = CompactIsland.composed(leading: leading, trailing: trailing, camera: island.camera, balance: island.compactBalance)
            return [ActivityPicture(kind: .island, appearance: .dark, view: .capsule(whole, keyline: keyline))]
        }
        let standard = SmallActivityPlaces.standard
        return places.map { place in
            let whole = CombinedCompact.composed(leading: leading, trailing: trailing, size: place.size, scale: place.scale, margin: standard.margin)
            return ActivityPicture(kind: .small, appearance: .dark, place: place.name, view: .small(whole, cornerRadius: standard.cornerRadius))
        }
    }

    private var keyline: Keyline {
        geometry?.island.map { Keyline(width: $0.keylineWidth, opacity: $0.keylineOpacity) } ?? .none
    }
}
