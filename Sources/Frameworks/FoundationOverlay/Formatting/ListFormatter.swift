import Foundation

/// Writes a list, such as `bread, milk, and eggs`.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    /// Writes the items that are not texts.
    open var itemFormatter: Formatter?

    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in itemFormatter?.string(for: item) ?? item as? String ?? "\(item)" }
        return texts.formatted(.list(type: .and).locale(locale))
    }

    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
