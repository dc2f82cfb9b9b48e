import FoundationOverlay
import Typography
import UIKit

/// Core Text's fonts are UIKit's.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

extension CTFont {
    /// A font of a descriptor; a size of 0 leaves the descriptor's own. Points.
    public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) { self.init(descriptor: descriptor, size: size) }
}

/// A font by name; the system's font where no file of the app holds it.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    UIFont(name: name, size: size > 0 ? size : 12) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// The font of a face; the face is registered where it was not.
public func CTFontCreateWithGraphicsFont(
    _ font: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    if !FontLibrary.shared.isRegistered(font.face.name) { CTFontManagerRegisterGraphicsFont(font, nil) }
    return CTFontCreateWithName(font.face.name, size, matrix)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let preventAutoActivation = CTFontOptions(rawValue: 1)
    public static let preventAutoDownload = CTFontOptions(rawValue: 2)
    public static let preferSystemFont = CTFontOptions(rawValue: 4)
}

/// Nothing is activated or downloaded here: the options change nothing.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(descriptor: attributes ?? font.fontDescriptor, size: size > 0 ? size : font.pointSize) }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
