import CoreGraphics
import FoundationOverlay
import Typography

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Makes the faces of a font file available by name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?) -> Bool {
    do throws(FontError) {
        try FontLibrary.shared.register(file: url.path)
        return true
    } catch let problem {
        error?.pointee = problem
        return false
    }
}
