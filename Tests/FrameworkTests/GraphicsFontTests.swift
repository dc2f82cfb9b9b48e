import CoreText
import FoundationOverlay
import Testing
import UIKit

@Suite(.serialized) struct GraphicsFontTests {
    private let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/lato/Lato-BlackItalic.ttf")

    @Test func aFaceOfAFileIsRegisteredByName() throws {
        let provider = try #require(CGDataProvider(url: file as CFURL))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "Lato-BlackItalic" && font.fullName == "Lato Black Italic" && font.unitsPerEm == 2000)
        #expect(UIFont(name: "Lato-BlackItalic", size: 12) == nil && CGFont("Lato-BlackItalic" as CFString) == nil)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(UIFont(name: "Lato-BlackItalic", size: 12)?.fontName == "Lato-BlackItalic")
        #expect(CGFont("Lato-BlackItalic" as CFString)?.postScriptName == "Lato-BlackItalic")
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil) && UIFont(name: "Lato-BlackItalic", size: 12) == nil)
    }

    @Test func bytesThatAreNoFontMakeNone() throws {
        #expect(CGFont(try #require(CGDataProvider(data: Data("nothing".utf8)))) == nil)
        let data = try Data(contentsOf: file)
        #expect(CGFont(try #require(CGDataProvider(data: data)))?.postScriptName == "Lato-BlackItalic")
    }

    @Test func severalFilesAreRegisteredAtOnce() {
        let missing = URL(fileURLWithPath: "/nowhere/None.ttf")
        var problems: Unmanaged<NSArray>?
        #expect(!CTFontManagerRegisterFontsForURLs([file, missing] as CFArray, .process, &problems))
        #expect(problems?.takeRetainedValue().count == 1)
        #expect(UIFont(name: "Lato-BlackItalic", size: 12) != nil)
        #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    }
}
