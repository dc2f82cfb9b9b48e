import Foundation

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF
public let kCFStringEncodingUTF8: CFStringEncoding = 0x0800_0100
public let kCFStringEncodingASCII: CFStringEncoding = 0x0600

/// The encoding of a name as the Web has it; ``kCFStringEncodingInvalidId`` for a name that is none.
///
/// Numbers of encodings are those of `String.Encoding` here.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    encodings[(theString ?? "").lowercased()].map { CFStringEncoding($0.rawValue & 0xFFFF_FFFF) } ?? kCFStringEncodingInvalidId
}

public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    switch encoding {
    case kCFStringEncodingUTF8: String.Encoding.utf8.rawValue
    case kCFStringEncodingASCII: String.Encoding.ascii.rawValue
    default: UInt(encoding)
    }
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding { CFStringEncoding(encoding & 0xFFFF_FFFF) }

public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    let known = encodings.filter { $0.value.rawValue & 0xFFFF_FFFF == CFStringConvertEncodingToNSStringEncoding(encoding) }
    return known.keys.min { ($0.count, $0) < ($1.count, $1) }
}

// Names: IANA's registry of character sets.
private let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "us-ascii": .ascii, "iso-8859-1": .isoLatin1, "iso-8859-2": .isoLatin2, "utf-16": .utf16, "utf-16be": .utf16BigEndian,
    "utf-16le": .utf16LittleEndian, "utf-32": .utf32, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
]

public func CFURLCreateWithString(_ allocator: CFAllocator?, _ URLString: CFString!, _ baseURL: CFURL?) -> CFURL! {
    URL(string: URLString ?? "", relativeTo: baseURL)
}

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

extension StringProtocol {
    /// The text in other letters, such as Latin ones; nil where a transform is not known.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
    }
}
