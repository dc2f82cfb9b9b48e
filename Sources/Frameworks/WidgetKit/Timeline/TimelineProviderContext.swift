import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

/// What a provider knows about the widget it makes entries for.
public struct TimelineProviderContext: Sendable {
    /// The environments the widget may be shown in.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        let variants: [RenderVariant]

        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.isEmpty ? nil : variants.map { EnvironmentValues(variant: $0)[keyPath: keyPath] }
        }

        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[keyPath] }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    public let isPreview: Bool
    /// Size in points.
    public let displaySize: CGSize

    package init(_ surroundings: ProviderSurroundings) {
        environmentVariants = EnvironmentVariants(variants: surroundings.variants)
        family = WidgetFamily(_name: surroundings.family) ?? .systemSmall
        isPreview = surroundings.isPreview
        displaySize = surroundings.displaySize
    }
}
