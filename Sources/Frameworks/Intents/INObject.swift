import FoundationOverlay

/// A value of an intent's parameter that has a name to show.
open class INObject: _INManagedValues, NSSecureCoding, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    public let pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    public convenience init(identifier: String?, display displayString: String, subtitle: String?, image: INImage?) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
        subtitleString = subtitle
        displayImage = image
    }

    public required init?(coder: NSCoder) {
        identifier = coder.decodeObject(forKey: "identifier") as? String
        guard let name = coder.decodeObject(forKey: "displayString") as? String else { return nil }
        displayString = name
        pronunciationHint = nil
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(displayString, forKey: "displayString")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return identifier == other.identifier && displayString == other.displayString
    }
    open override var hash: Int { displayString.hashValue }
    open override var description: String { displayString }
}

/// The choices for a parameter, in sections.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
    public let sections: [INObjectSection<ObjectType>]
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }
}

open class INImage: NSObject, @unchecked Sendable {
    public let _data: Data?
    public let _name: String?

    public init(imageData: Data) {
        (_data, _name) = (imageData, nil)
        super.init()
    }

    public init(named name: String) {
        (_data, _name) = (nil, name)
        super.init()
    }

    public init?(url: URL) {
        (_data, _name) = (FileManager.default.contents(atPath: url.path), nil)
        super.init()
    }
}

open class INSpeakableString: NSObject, @unchecked Sendable {
    public let spokenPhrase: String

    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        super.init()
    }
}
