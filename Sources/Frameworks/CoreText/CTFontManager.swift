import CoreGraphics
import FoundationOverlay
import Typography

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

public enum CTFontManagerError: CFIndex, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
}

/// Makes the faces of a font file available by name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard FileManager.default.fileExists(atPath: fontURL.path) else { return failed(.fileNotFound, error) }
    do throws(FontError) {
        let names = try FontLibrary.names(inFile: fontURL.path)
        if !names.isEmpty, names.allSatisfy(FontLibrary.shared.isRegistered) { return failed(.alreadyRegistered, error) }
        try FontLibrary.shared.register(file: fontURL.path)
        return true
    } catch _ {
        return failed(.unrecognizedFormat, error)
    }
}

/// Takes the faces of a font file away again.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontLibrary.shared.unregister(file: fontURL.path) || failed(.notRegistered, error) }

/// Descriptors of the faces in a font file; nil where it holds none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let names = try? FontLibrary.names(inFile: fileURL.path) else { return nil }
    return names.map { CTFontDescriptor(name: $0, size: 0) }
}

private func failed(_ problem: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    error?.pointee = .passRetained(CFError(domain: kCTFontManagerErrorDomain, code: problem.rawValue))
    return false
}
