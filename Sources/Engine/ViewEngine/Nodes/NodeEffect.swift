import Foundation
import Geometry
import Snapshot

/// What happens to the pixels of a view; points are unit coordinates of its frame, lengths are points.
public enum NodeEffect {
    case opacity(Double)
    case clip(@MainActor (CGRect) -> Outline, evenOdd: Bool)
    /// Cut off at the frame, but not inside of bars and safe areas that it ends at.
    case clipScrolling
    /// A transform in the view's own coordinates, made for its size.
    case transform(@MainActor (CGSize) -> CGAffineTransform)
    /// The same in space, and with perspective.
    case rotation(@MainActor (CGSize) -> SpatialRotation)
    case projection(@MainActor (CGSize) -> Projection)
    case blur(radius: CGFloat, isOpaque: Bool)
    case shadow(RGBA, radius: CGFloat, offset: CGSize)
    case blend(BlendMode)
    case compositingGroup
    case color(ColorEffect)
    case mask([Node], Alignment)
    case accentable
    /// A text that a program draws itself, from its glyphs and its frame in snapshot coordinates.
    case renderedText(@MainActor (TextDrawing, TextContent, CGRect, Node, ArchiveContext) -> [SnapshotNode])
    /// The shape that shapes inside follow with their corners.
    case containerShape(ContainerShapes.Shape)
}

/// What a view means, apart from its pixels.
public enum NodeAnnotation {
    case role(String)
    case interaction(Interaction)
    case accessibility(@MainActor (inout Accessibility) -> Void)
    case transition(@MainActor (inout TransitionHint) -> Void)
    /// Reaches beyond the safe area at these edges, where it touches its border: that of bars and the screen, and that of the keyboard.
    case ignoresSafeArea(EdgeSet, keyboard: EdgeSet)
    /// Covers a part of the safe area of the next `safeAreaContent` below: all of this node but that content.
    case safeAreaContainer
    /// What is left of the safe area inside the nearest `safeAreaContainer`.
    case safeAreaContent
    /// What the keyboard leaves of the nearest `safeAreaContainer`.
    case keyboardContent
    /// Moves along these edges' axis: what it holds knows no safe area there.
    case scrolledContent(EdgeSet)
    /// Run when the node is placed, with its frame in snapshot coordinates.
    case placed(@MainActor (CGRect, ArchiveContext) -> Void)
    /// Takes touches or text, in a running window.
    case control(LiveControl)
    /// Others may be drawn where this node stands.
    case matchSource(AnyHashable)
    /// Drawn where its source stands, but laid out in its own place.
    case matched(MatchedGeometry)
    /// Alignment guides that are set inside say nothing outside.
    case guideBarrier
}

/// What a node takes over from the place of another one.
public struct MatchedGeometry {
    var key: AnyHashable
    var position: Bool
    var size: Bool
    /// The point that the places share.
    var anchor: UnitPoint

    public init(key: AnyHashable, position: Bool, size: Bool, anchor: UnitPoint) {
        self.key = key
        self.position = position
        self.size = size
        self.anchor = anchor
    }
}

/// The snapshot's blend modes, under a name of their own beside SwiftUI's.
public typealias LayerBlendMode = BlendMode
