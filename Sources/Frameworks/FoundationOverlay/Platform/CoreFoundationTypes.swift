import Foundation

/// Core Foundation's names as the Swift values they bridge to, so that `query as CFDictionary` and `kSecClass as String`
/// mean what they mean on Apple's systems.
public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject
public typealias CFError = NSError
public typealias CFTimeInterval = Double
public typealias CFIndex = Int
public typealias CFMutableData = NSMutableData
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableString = NSMutableString
public typealias CFOptionFlags = UInt
public typealias CFStringEncoding = UInt32
/// Seconds between 1 January 1970 and 1 January 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Objective-C's names of the integers.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Where memory comes from: there is one place.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator! = nil

/// Core Foundation's truth values, which dictionaries of options hold.
public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

/// What stands for nothing in collections of Core Foundation and in dictionaries of options.
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()

public typealias CFAbsoluteTime = Double
public typealias CFBoolean = Bool

/// Seconds since 1 January 2001, as the process sees the time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
public func CFErrorCopyUserInfo(_ err: CFError) -> [String: Any]! { err.userInfo }
public func CFErrorCopyDescription(_ err: CFError) -> CFString! { err.localizedDescription }

/// Empty data to write to.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Keys of an Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
