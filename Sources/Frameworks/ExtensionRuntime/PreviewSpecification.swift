import ExtensionProtocol
import Foundation
import ViewEngine

/// A `#Preview` or a `PreviewProvider` of the program, which knows its previews when it is asked.
@MainActor
public struct PreviewDeclaration {
    public var place: PreviewPlace
    /// Runs the program's code.
    public var specifications: @MainActor () -> [PreviewSpecification]

    public init(place: PreviewPlace, specifications: @escaping @MainActor () -> [PreviewSpecification]) {
        (self.place, self.specifications) = (place, specifications)
    }
}

/// A preview of the running bundle.
@MainActor
public struct PreviewSpecification {
    public var description: PreviewDescription
    /// The entries to show: one for a plain view, several for a timeline or a set of content states.
    public var entries: @MainActor (ProviderSurroundings) async throws -> [EntryContent]
    public var prepareEnvironment: @MainActor (inout EnvironmentValues, RenderVariant, String) -> Void
    /// Whether the system leaves margins around the content.
    public var hasContentMargins = true

    public init(
        description: PreviewDescription, entries: @escaping @MainActor (ProviderSurroundings) async throws -> [EntryContent],
        prepareEnvironment: @escaping @MainActor (inout EnvironmentValues, RenderVariant, String) -> Void = { _, _, _ in }
    ) {
        self.description = description
        self.entries = entries
        self.prepareEnvironment = prepareEnvironment
    }
}
