import Synchronization
import ViewEngine

/// A piece of user interface.
///
/// Custom views say what they are in `body`. The views of this module append nodes to the running evaluation instead.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    /// Appends the nodes of the view. Custom views take the default, which evaluates `body`.
    func _evaluate(_ evaluation: Evaluation)
}

extension View {
    public func _evaluate(_ evaluation: Evaluation) {
        evaluation.descend(.view(_shortTypeName(Self.self))) {
            evaluation._result("body", of: evaluation._connected(self)) { $0.body }._evaluate(evaluation)
        }
    }
}

/// A view that the engine draws. An own protocol: a body in an extension of all views would compete with one in an extension of another
/// protocol that a program's view conforms to.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body: the engine draws it") }
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body: UIKit draws it") }
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body: UIKit draws it") }
}

extension Never: View, _PrimitiveView {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
}

/// The name of a type without its generic arguments.
func _shortTypeName(_ type: Any.Type) -> String { ShortTypeNames.name(of: type) }

/// Names of types that were asked for; finding one out takes longer than making a node.
private enum ShortTypeNames {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    static func name(of type: Any.Type) -> String {
        if let name = known.withLock({ $0[ObjectIdentifier(type)] }) { return name }
        let name = _typeName(type, qualified: false)
        let short = name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
        known.withLock { $0[ObjectIdentifier(type)] = short }
        return short
    }
}
