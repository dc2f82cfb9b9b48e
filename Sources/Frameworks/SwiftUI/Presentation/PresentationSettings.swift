import FoundationOverlay
import ViewEngine

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    enum Kind { case automatic, popover, sheet, cover }

    let kind: Kind

    public static let automatic = PresentationAdaptation(kind: .automatic)
    public static let none = PresentationAdaptation(kind: .popover)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .cover)
}

extension PresentationLook {
    /// What is shown instead in a window of this width.
    func adapted(_ adaptation: PresentationAdaptation?, isNarrow: Bool) -> PresentationLook {
        guard self == .popover || self == .sheet, isNarrow else { return self }
        switch adaptation?.kind ?? .automatic {
        case .automatic: return .sheet
        case .popover: return self
        case .sheet: return .sheet
        case .cover: return .cover
        }
    }
}

extension View {
    /// - Support: partial: a tap beside a sheet does not close it.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        gatheringPresentation { if isDisabled { $0.isKeptOpen = true } }
    }

    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        gatheringPresentation { $0.cornerRadius = cornerRadius }
    }

    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    public nonisolated func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return gatheringPresentation { $0.background = background }
    }

    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        gatheringPresentation { $0.adaptation = adaptation }
    }

    public nonisolated func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal)
    }
}
