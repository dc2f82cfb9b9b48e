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

/// Makes a face available by name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: font.face.path), .process, error)
}

/// Takes a face away again.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    CTFontManagerUnregisterFontsForURL(URL(fileURLWithPath: font.face.path), .process, error)
}

/// Makes the faces of font files available by name; `registrationHandler` is told at once, of each file that could not be registered, and
/// that nothing is left to do.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let problems = fontURLs.compactMap { $0 as? URL }.compactMap { url -> CFError? in
        var problem: Unmanaged<CFError>?
        return CTFontManagerRegisterFontsForURL(url, scope, &problem) ? nil : problem?.takeRetainedValue()
    }
    _ = registrationHandler?(problems, true)
}

/// Makes the faces of font files available by name; false where one could not be registered, with an error for each that could not.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    var problems: [Any] = []
    CTFontManagerRegisterFontURLs(fontURLs, scope, true) { found, _ in
        problems = found
        return true
    }
    if !problems.isEmpty { errors?.pointee = .passRetained(NSArray(array: problems)) }
    return problems.isEmpty
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
