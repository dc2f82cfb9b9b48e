import FoundationOverlay
import ViewEngine

/// How an aspect ratio meets the space that is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

extension View {
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { node, _ in .aspectRatio(aspectRatio, isFill: contentMode == .fill, node) }
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    public nonisolated func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        nonisolated(unsafe) let computeValue = computeValue
        return wrapped { node, _ in .alignmentGuide(g.key, { computeValue($0) }, node) }
    }

    public nonisolated func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        nonisolated(unsafe) let computeValue = computeValue
        return wrapped { node, _ in .alignmentGuide(g.key, { computeValue($0) }, node) }
    }

    public nonisolated func zIndex(_ value: Double) -> some View { changingTraits { $0.zIndex = value } }

    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        let id = ObjectIdentifier(key)
        nonisolated(unsafe) let value = value
        return changingTraits { $0.layoutValues[id] = value }
    }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
