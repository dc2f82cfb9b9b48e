import Foundation

/// What Objective-C throws. Nothing catches it in Swift: raising one ends the program, as on Apple's systems.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    open var callStackSymbols: [String] { [] }
    open var callStackReturnAddresses: [NSNumber] { [] }

    open func raise() { fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'") }

    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    public class func raise(_ name: NSExceptionName, format: String, arguments argList: _VaList) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}

extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    public static let parseErrorException = NSExceptionName(rawValue: "NSParseErrorException")
    public static let portTimeoutException = NSExceptionName(rawValue: "NSPortTimeoutException")
}

/// Does nothing: what ends a program here is told by the command that runs it.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { nil }
