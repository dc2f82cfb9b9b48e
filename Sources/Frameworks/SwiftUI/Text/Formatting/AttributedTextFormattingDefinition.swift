import FoundationOverlay
import ViewEngine

/// Which attributes the text of an editor may have, and what they are made to be.
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope
    associatedtype Body: AttributedTextFormattingDefinition

    @AttributedTextFormattingDefinitionBuilder var body: Body { get }

    /// What makes the attributes of a run what they may be.
    var _constraints: [(inout AttributeContainer) -> Void] { get }
}

extension AttributedTextFormattingDefinition {
    public var _constraints: [(inout AttributeContainer) -> Void] { body._constraints }
}

/// The body of what has none.
public struct _NoFormatting<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public var body: _AttributedTextFormattingParts<Scope> { _AttributedTextFormattingParts<Scope>(_constraints: []) }
    public var _constraints: [(inout AttributeContainer) -> Void] { [] }
}

/// One attribute of a formatting definition, made to be what it may be.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition where Body == _NoFormatting<Scope> {
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    typealias Attributes = _ScopedAttributes<Scope>

    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: _NoFormatting<Scope> { _NoFormatting() }

    public var _constraints: [(inout AttributeContainer) -> Void] {
        [
            { container in
                var attributes = Attributes(container: container)
                constrain(&attributes)
                // Of other attributes a constraint only reads.
                container[AttributeKey.self] = attributes.container[AttributeKey.self]
            }
        ]
    }
}

/// Attributes by the names that a scope gives them.
@dynamicMemberLookup
public struct _ScopedAttributes<Scope: AttributeScope> {
    var container: AttributeContainer

    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, Key>) -> Key.Value? where Key.Value: Sendable {
        get { container[Key.self] }
        set { container[Key.self] = newValue }
    }
}

@resultBuilder
public enum AttributedTextFormattingDefinitionBuilder {
    public static func buildExpression<Definition: AttributedTextFormattingDefinition>(
        _ definition: Definition
    ) -> _AttributedTextFormattingParts<Definition.Scope> {
        _AttributedTextFormattingParts(_constraints: definition._constraints)
    }

    public static func buildBlock<Scope: AttributeScope>(
        _ parts: _AttributedTextFormattingParts<Scope>...
    ) -> _AttributedTextFormattingParts<Scope> {
        _AttributedTextFormattingParts(_constraints: parts.flatMap(\._constraints))
    }
}

/// Several definitions, one after the other.
public struct _AttributedTextFormattingParts<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public let _constraints: [(inout AttributeContainer) -> Void]
    public var body: Self { self }
}

/// What the formatting definitions around an editor do.
struct TextFormatting {
    var constraints: [(inout AttributeContainer) -> Void] = []

    func applied(to text: AttributedString) -> AttributedString {
        guard !constraints.isEmpty else { return text }
        var result = text
        for run in text.runs {
            var attributes = run.attributes
            for constrain in constraints { constrain(&attributes) }
            result[run.range].setAttributes(attributes)
        }
        return result
    }
}

private enum TextFormattingKey: EnvironmentKey { static var defaultValue: TextFormatting { TextFormatting() } }

extension EnvironmentValues {
    var textFormatting: TextFormatting {
        get { self[TextFormattingKey.self] }
        set { self[TextFormattingKey.self] = newValue }
    }
}

extension View {
    /// Has editors in the view show only what a definition allows.
    public nonisolated func attributedTextFormattingDefinition<Definition: AttributedTextFormattingDefinition>(
        _ definition: Definition
    ) -> some View {
        nonisolated(unsafe) let definition = definition
        return changingEnvironment { $0.textFormatting = TextFormatting(constraints: definition._constraints) }
    }

    public nonisolated func attributedTextFormattingDefinition<Scope: AttributeScope>(_ scope: KeyPath<AttributeScopes, Scope.Type>) -> some View {
        self
    }
}
