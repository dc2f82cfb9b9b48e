import Foundation

/// Encodings as numbers, which `NSString` takes.
public var NSASCIIStringEncoding: UInt { String.Encoding.ascii.rawValue }
public var NSUTF8StringEncoding: UInt { String.Encoding.utf8.rawValue }
public var NSISOLatin1StringEncoding: UInt { String.Encoding.isoLatin1.rawValue }
public var NSUnicodeStringEncoding: UInt { String.Encoding.unicode.rawValue }
public var NSUTF16StringEncoding: UInt { String.Encoding.utf16.rawValue }
public var NSUTF16BigEndianStringEncoding: UInt { String.Encoding.utf16BigEndian.rawValue }
public var NSUTF16LittleEndianStringEncoding: UInt { String.Encoding.utf16LittleEndian.rawValue }
public var NSUTF32StringEncoding: UInt { String.Encoding.utf32.rawValue }
public var NSShiftJISStringEncoding: UInt { String.Encoding.shiftJIS.rawValue }
public var NSWindowsCP1252StringEncoding: UInt { String.Encoding.windowsCP1252.rawValue }
public var NSMacOSRomanStringEncoding: UInt { String.Encoding.macOSRoman.rawValue }
