import FoundationOverlay
import UIKit

extension Color {
    /// A colour of an asset catalog by its generated name.
    public init(_ resource: ColorResource) { self.init(resource._name, bundle: resource._bundle) }
}
