public import Foundation

extension NSAttributedString {
    /// A text with nothing in it: `NSAttributedString()`, which Foundation has on Apple's platforms only.
    public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
