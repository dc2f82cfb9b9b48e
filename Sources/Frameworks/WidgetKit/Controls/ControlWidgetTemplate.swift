import FoundationOverlay
import Snapshot
import SwiftUI

/// How a control looks and what it does: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    var body: Body { get }
    /// What the control shows. Custom templates take the default, which asks `body`.
    func _content() -> _ControlContent?
}

extension ControlWidgetTemplate {
    public func _content() -> _ControlContent? { body._content() }
}

extension ControlWidgetTemplate where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ControlWidgetTemplate {}

public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never
    public init() {}
    public func _content() -> _ControlContent? { nil }
}

@resultBuilder @MainActor
public struct ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildEither<Content: ControlWidgetTemplate>(first: Content) -> AnyControlWidgetTemplate { .init(first) }
    public static func buildEither<Content: ControlWidgetTemplate>(second: Content) -> AnyControlWidgetTemplate { .init(second) }
    public static func buildOptional<Content: ControlWidgetTemplate>(_ content: Content?) -> Content? { content }
    public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(_ content: Content) -> AnyControlWidgetTemplate { .init(content) }
}

extension Optional: ControlWidgetTemplate where Wrapped: ControlWidgetTemplate {
    public typealias Body = Never
    public func _content() -> _ControlContent? { self?._content() }
}

/// A template whose type is not known.
public struct AnyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never
    private let base: any ControlWidgetTemplate

    init(_ base: any ControlWidgetTemplate) { self.base = base }

    public func _content() -> _ControlContent? { base._content() }
}

/// What a control shows and does.
@MainActor
public struct _ControlContent {
    /// The symbol and the title.
    var label: AnyView
    /// What stands below the title in the two states of the control.
    var valueLabel: ((Bool) -> AnyView)?
    var action: IntentAction
    /// Nil for a button.
    var isOn: Bool?
    var tint: Color?
    var isDisabled = false
    var isPrivacySensitive = false
    var hint: String?
}

extension ControlWidgetTemplate {
    /// The colour of the symbol of a toggle that is on, or of a button.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { ModifiedControlTemplate(base: self) { $0.tint = tint } }

    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(base: self) { $0.isDisabled = $0.isDisabled || disabled }
    }

    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(base: self) { $0.isPrivacySensitive = sensitive }
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "The hint belongs to the label: apply controlWidgetActionHint(_:) to the view inside.")
    public func controlWidgetActionHint(_ hint: String) -> some ControlWidgetTemplate { ModifiedControlTemplate(base: self) { $0.hint = hint } }
}

/// A template with something changed.
struct ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    typealias Body = Never
    let base: Base
    let change: (inout _ControlContent) -> Void

    func _content() -> _ControlContent? {
        guard var content = base._content() else { return nil }
        change(&content)
        return content
    }
}
