import FoundationOverlay

/// Views that Interface Builder describes, read from the project's own file.
///
/// - Support: works
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?

    public init(nibName name: String, bundle: Bundle?) {
        (self.name, self.bundle) = (name, bundle)
        super.init()
    }

    /// The objects at the top of the file, connected with `owner`.
    open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { make(owner.map { $0 as AnyObject }) }

    /// Connects `owner` with what the file holds. False where there is no such file.
    func _load(owner: AnyObject) -> Bool { !make(owner).isEmpty }

    private func make(_ owner: AnyObject?) -> [Any] {
        guard let document = NibDocument.nib(name, in: bundle) else { return [] }
        let builder = NibBuilder(document)
        builder.controller = owner as? UIViewController
        let nodes = document.root.child("objects")?.children ?? []
        for node in nodes where node.name == "placeholder" && node["placeholderIdentifier"] == "IBFilesOwner" {
            if let owner {
                builder.objects[node.id] = owner
                builder.remember(node, of: owner)
            }
        }
        let made = nodes.compactMap(builder.topLevelObject)
        builder.finish()
        return made
    }
}

extension Bundle {
    @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
        return objects.isEmpty ? nil : objects
    }
}
