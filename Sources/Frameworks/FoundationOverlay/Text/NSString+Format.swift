import Foundation

extension NSString {
    /// A format that is a text of Core Foundation, which is Swift's `String` here: keys of the keychain are often made an `NSString` so.
    @_disfavoredOverload
    public convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(string: String(format: format, arguments: arguments))
    }
}
