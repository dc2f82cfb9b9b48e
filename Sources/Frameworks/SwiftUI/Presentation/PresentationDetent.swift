import FoundationOverlay
import ViewEngine

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        /// Of the largest height.
        case fraction(CGFloat)
        /// Points.
        case points(CGFloat)
        case custom(Custom)
    }

    /// What a program computes.
    struct Custom: Hashable, Sendable {
        let id: ObjectIdentifier
        let height: @Sendable (Context) -> CGFloat?

        static func == (a: Custom, b: Custom) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: .fraction(fraction)) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }
}

/// The height of a sheet that a program computes.
public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What is known of the place of a sheet.
    @dynamicMemberLookup
    public struct Context {
        /// Points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(Custom(id: ObjectIdentifier(type)) { D.height(in: $0) }))
    }
}

/// What the content of a sheet says of it.
enum PresentationDetents {
    @MainActor
    final class Gathered {
        var detents: Set<PresentationDetent> = []
        var selection: PresentationDetent?
        var indicator: Visibility = .automatic
        /// What lies behind the content instead of the system's own ground.
        var background: AnyView?
        /// Points; nil for the system's own.
        var cornerRadius: CGFloat?
        /// Whether a tap beside it leaves it open.
        var isKeptOpen = false
        /// What a dialog's button to cancel does, which a tap beside it does as well.
        var cancel: (() -> Void)?
        /// What a popover becomes where there is little width.
        var adaptation: PresentationAdaptation?

        /// A sheet of several heights has a grip.
        var showsIndicator: Bool { indicator == .visible || (indicator == .automatic && detents.count > 1) }

        /// The chosen height in points, or the smallest; nil for as high as a sheet can be.
        func height(in window: CGFloat, largest: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
            let context = PresentationDetent.Context(maxDetentValue: largest, environment: environment)
            if let selection { return points(selection, window, context) }
            return detents.map { points($0, window, context) }.min()
        }

        private func points(_ detent: PresentationDetent, _ window: CGFloat, _ context: PresentationDetent.Context) -> CGFloat {
            let largest = context.maxDetentValue
            return switch detent.height {
            case .medium: window / 2
            case .large: largest
            case .custom(let custom): custom.height(context) ?? largest
            case .fraction(let fraction): largest * fraction
            case .points(let points): points
            }
        }
    }
}

private enum DetentsKey: EnvironmentKey { static var defaultValue: PresentationDetents.Gathered? { nil } }

extension EnvironmentValues {
    /// Takes what a sheet's content says of the sheet.
    var detents: PresentationDetents.Gathered? {
        get { self[DetentsKey.self] }
        set { self[DetentsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { gatheringPresentation { $0.detents = detents } }

    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        gatheringPresentation {
            $0.detents = detents
            $0.selection = selection.wrappedValue
        }
    }

    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { gatheringPresentation { $0.indicator = visibility } }

    nonisolated func gatheringPresentation(_ change: @escaping @MainActor (PresentationDetents.Gathered) -> Void) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            evaluation.environment.detents.map(change)
            view._evaluate(evaluation)
        }
    }
}
