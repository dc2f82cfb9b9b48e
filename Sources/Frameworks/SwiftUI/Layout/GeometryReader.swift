import FoundationOverlay
import ViewEngine

/// A view that makes its content for the space it gets.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, _PrimitiveView {
    public typealias Body = Never

    /// What the content is made of.
    private struct Source: KeptSource {
        struct Make { let content: (GeometryProxy) -> Content }

        let make: Make
        let proxy: GeometrySource

        func isSame(as other: Self) -> Bool { proxy == other.proxy && isIdentical(make, other.make) }
    }

    public func _evaluate(_ evaluation: Evaluation) {
        let content = content
        let (pass, place) = (evaluation.archive.pass, evaluation.place(of: "GeometryReader"))
        evaluation.preferences.append(pass.latePreferences(at: place))
        evaluation.append(
            .geometryReader(
                GeometryContent(evaluation: evaluation.deferred()) { source, inner in
                    inner.descend(.view("GeometryReader")) {
                        inner.withEnvironment({ ($0.stackOrientation, $0.rowSight) = (nil, nil) }) {
                            let made = inner._kept("content", as: Source(make: .init(content: content), proxy: source)) {
                                content(GeometryProxy(source: source))
                            }
                            made._evaluate(inner)
                        }
                    }
                    pass.setLatePreferences(inner.preferences, at: place)
                }))
    }
}

/// Size and place of a geometry reader.
public struct GeometryProxy: Sendable {
    let source: GeometrySource

    /// Size in points.
    public var size: CGSize { source.size }

    public var safeAreaInsets: EdgeInsets { source.safeArea }

    /// The frame in a coordinate space.
    @available(iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { coordinateSpace.frame(of: source) }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { coordinateSpace.coordinateSpace.frame(of: source) }

    /// The value of an anchor in this view's space.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: source.frame) }
}

/// A space that points and frames are measured in.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    func frame(of source: GeometrySource) -> CGRect {
        switch self {
        case .local: return CGRect(origin: .zero, size: source.size)
        case .global: return source.frame
        case .named(let name):
            guard let space = source.coordinateSpaces[name] else { return source.frame }
            return source.frame.offsetBy(dx: -space.minX, dy: -space.minY)
        }
    }
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { LocalCoordinateSpace() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

extension View {
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        nonisolated(unsafe) let name = AnyHashable(name)
        return wrapped { node, _ in .coordinateSpace(name, node) }
    }

    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        nonisolated(unsafe) let name = name.name
        return wrapped { node, _ in .coordinateSpace(name, node) }
    }
}
