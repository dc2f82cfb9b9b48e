import FoundationOverlay
import UIKit
import ViewEngine

/// The user's text size setting.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// The setting under UIKit's name; nil for an unspecified one.
    public init?(_ category: UIContentSizeCategory) {
        guard let position = Self.uiCategories.firstIndex(of: category) else { return nil }
        self.init(rawValue: position)
    }

    fileprivate static let uiCategories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The setting's name in the tables of metrics.
    var metricsName: String { Self.metricsNames[rawValue] }

    private static let metricsNames = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    /// The setting inside `range` that is nearest to this one.
    func clamped<R: RangeExpression>(to range: R) -> DynamicTypeSize where R.Bound == DynamicTypeSize {
        Self.allCases.filter { range.contains($0) }.min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? self
    }
}

extension UIContentSizeCategory {
    public init(_ size: DynamicTypeSize?) {
        self = size.map { DynamicTypeSize.uiCategories[$0.rawValue] } ?? .unspecified
    }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }

    /// Keeps the text size inside a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        nonisolated(unsafe) let range = range
        return changingEnvironment { $0.dynamicTypeSize = $0.dynamicTypeSize.clamped(to: range) }
    }
}
