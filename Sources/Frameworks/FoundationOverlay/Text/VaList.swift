import Foundation

/// What ``getVaList(_:)`` gives. Foundation's own is a pointer into a list that Objective-C's pool of memory keeps alive.
public struct _VaList {
    let arguments: [any CVarArg]
}

/// Arguments for a function that takes a list of them; only Foundation's own functions take this one.
public func getVaList(_ args: [any CVarArg]) -> _VaList { _VaList(arguments: args) }

extension NSString {
    public convenience init(format: String, arguments argList: _VaList) { self.init(string: String(format: format, arguments: argList.arguments)) }

    public convenience init(format: String, locale: Any?, arguments argList: _VaList) {
        self.init(string: String(format: format, locale: locale as? Locale, arguments: argList.arguments))
    }
}

public func NSLogv(_ format: String, _ args: _VaList) { NSLog("%@", String(format: format, arguments: args.arguments) as NSString) }
