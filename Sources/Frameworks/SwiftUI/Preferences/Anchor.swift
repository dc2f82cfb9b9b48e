import FoundationOverlay
import ViewEngine

/// A value measured in a view, to be read in the space of another one.
public struct Anchor<Value> {
    /// The value in the space of a view with the given frame (snapshot coordinates).
    let value: (CGRect) -> Value

    func value(in frame: CGRect) -> Value { value(frame) }

    /// What an anchor measures.
    public struct Source {
        let make: (CGRect) -> Anchor<Value>
    }
}

/// Two anchors are equal that measure the same: in one space, and so in any other.
extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value(in: .zero) == b.value(in: .zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(in: .zero)) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {
    // What it measures is known when it is made.
}

extension Anchor where Value == CGRect {
    /// A frame that is known already (snapshot coordinates).
    public init(_frame frame: CGRect) { self.init { frame.offsetBy(dx: -$0.minX, dy: -$0.minY) } }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        .init { bounds in Anchor { bounds.offsetBy(dx: -$0.minX, dy: -$0.minY) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { bounds in
            Anchor { frame in
                let point = p._point(in: bounds)
                return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
            }
        }
    }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
