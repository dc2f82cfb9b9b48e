import ExtensionRuntime

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    /// Adds the widget's specification. Custom configurations take the default, which asks `body`.
    func _collectConfiguration(_ contents: inout ExtensionContents)
}

extension WidgetConfiguration {
    public func _collectConfiguration(_ contents: inout ExtensionContents) { body._collectConfiguration(&contents) }
}

extension WidgetConfiguration where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {}

/// A configuration that offers nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public func _collectConfiguration(_ contents: inout ExtensionContents) {}
}

/// A configuration whose type is not known; adapted sources use it where `#available` chooses between two.
public struct _AnyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    private let base: any WidgetConfiguration

    public init(_ base: any WidgetConfiguration) { self.base = base }

    public func _collectConfiguration(_ contents: inout ExtensionContents) { base._collectConfiguration(&contents) }
}

/// A configuration with something about its widget changed.
public struct _ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    public typealias Body = Never
    let base: Base
    let change: @MainActor (inout WidgetSpecification) -> Void

    public func _collectConfiguration(_ contents: inout ExtensionContents) {
        let first = contents.widgets.count
        base._collectConfiguration(&contents)
        for index in contents.widgets.indices.dropFirst(first) { change(&contents.widgets[index]) }
    }
}

extension WidgetConfiguration {
    /// The configuration with its specification changed.
    public func _changing(_ change: @escaping @MainActor (inout WidgetSpecification) -> Void) -> _ModifiedWidgetConfiguration<Self> {
        _ModifiedWidgetConfiguration(base: self, change: change)
    }
}
