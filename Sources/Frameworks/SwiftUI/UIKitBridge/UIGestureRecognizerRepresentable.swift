// - Support: accepted, without effect: nothing is touched.
import FoundationOverlay
import UIKit
import ViewEngine

/// A gesture recognizer of UIKit on a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer learns of its surroundings.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where touches are, in the view's own coordinates.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint { globalPoint }
}

extension View {
    public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        annotation(.interaction(.inert("gesture")))
    }
}
