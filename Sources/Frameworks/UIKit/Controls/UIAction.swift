import FoundationOverlay

/// Something in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String?

    init(_title title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// A closure to be run by a control or a menu.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    open var discoverabilityTitle: String?
    /// What the action was run by.
    open private(set) var sender: Any?
    let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(_title: title, image: image)
        self.subtitle = subtitle
    }

    public func _perform(_ sender: Any?) {
        self.sender = sender
        handler(self)
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A list of actions to choose from.
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let options: Options
    public let identifier: Identifier
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.options = options
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.children = children
        super.init(_title: title, image: image)
        self.subtitle = subtitle
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// A part of a menu that is made when it is needed; it is not made here.
open class UIDeferredMenuElement: UIMenuElement {
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init(_title: "", image: nil) }
}
