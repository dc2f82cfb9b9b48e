import FoundationOverlay

/// Pictures for different surroundings under one name.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []
    private var place: (name: String, bundle: Bundle?)?

    public override init() { super.init() }

    init(named name: String, in bundle: Bundle?) {
        place = (name, bundle)
        super.init()
    }

    /// The picture for the surroundings: the last registered one for their style, else of the asset catalog, else the first.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let style = traitCollection.userInterfaceStyle
        if let own = variants.last(where: { $0.traits.userInterfaceStyle == style }) { return own.image }
        if let place, let found = ImageAssets.image(named: place.name, in: place.bundle, traits: traitCollection) {
            found.asset = self
            return found
        }
        return variants.first { $0.traits.userInterfaceStyle == .unspecified }?.image ?? variants.first?.image ?? UIImage()
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        variants.removeAll { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle }
        variants.append((traitCollection, image))
        image.asset = self
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        variants.removeAll { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle }
    }
}

extension UIImage {
    /// The asset the picture belongs to: of a catalog, or one with it alone.
    public var imageAsset: UIImageAsset? {
        if let asset { return asset }
        let own = UIImageAsset()
        own.register(self, with: UITraitCollection())
        return own
    }
}
