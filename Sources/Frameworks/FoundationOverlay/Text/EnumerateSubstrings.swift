import Foundation

extension NSString.EnumerationOptions {
    /// Words by the rules of Unicode (UAX 29), of languages without spaces by a dictionary.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Sentences by the rules of Unicode (UAX 29), each with the space that follows.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
    /// By the rules of the current locale.
    public static var localized: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 1 << 10) }
}

extension NSString {
    /// Calls a closure for each part of a range, with its range and that with what follows it, until it sets its last argument.
    public func enumerateSubstrings(
        in range: NSRange, options: EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let locale = options.contains(.localized) ? Locale.current.identifier : "en_US_POSIX"
        var units = TextUnits(text: self, range: range).units(options, locale: locale)
        if options.contains(.reverse) { units.reverse() }
        for unit in units {
            var stops: ObjCBool = false
            block(options.contains(.substringNotRequired) ? nil : substring(with: unit.range), unit.range, unit.enclosing, &stops)
            if stops.boolValue { return }
        }
    }
}

extension String {
    /// Calls a closure for each part of a range, with its range and that with what follows it, until it sets its last argument.
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options: EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, _ stops: inout Bool) -> Void
    ) where Bounds.Bound == Index {
        NSString(string: self).enumerateSubstrings(in: NSRange(range, in: self), options: options) { text, part, enclosing, stop in
            guard let part = Range(part, in: self), let enclosing = Range(enclosing, in: self) else { return }
            var stops = false
            body(text, part, enclosing, &stops)
            if stops { stop.pointee = true }
        }
    }
}

extension Substring {
    /// Calls a closure for each part of a range, with its range and that with what follows it, until it sets its last argument.
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options: String.EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, _ stops: inout Bool) -> Void
    ) where Bounds.Bound == Index {
        base.enumerateSubstrings(in: range.relative(to: self), options: options, body)
    }
}
