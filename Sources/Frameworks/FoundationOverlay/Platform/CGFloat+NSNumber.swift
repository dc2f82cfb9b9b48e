import Foundation

extension CGFloat {
    /// The number's value, as near as can be.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number's value; nil where it is not exactly the same.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
