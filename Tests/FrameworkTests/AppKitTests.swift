import AppKit
import SwiftUI
import Testing

@Suite struct AppKitTests {
    /// Red at the lower left, as AppKit draws upwards from the bottom.
    private func corner(flipped: Bool) -> NSImage {
        NSImage(size: NSSize(width: 4, height: 4), flipped: flipped) { _ in
            NSColor.red.setFill()
            NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 2)).fill()
            return true
        }
    }

    private func alpha(_ image: NSImage, bottom: Bool) throws -> CGFloat {
        let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        let color = NSBitmapImageRep(cgImage: pixels).colorAt(x: 0, y: bottom ? pixels.height - 1 : 0)
        return try #require(color).alphaComponent
    }

    @Test func `Pictures are drawn upwards unless they are flipped`() throws {
        #expect(try alpha(corner(flipped: false), bottom: true) == 1 && alpha(corner(flipped: false), bottom: false) == 0)
        #expect(try alpha(corner(flipped: true), bottom: true) == 0 && alpha(corner(flipped: true), bottom: false) == 1)
    }

    @Test func `What is drawn between lockFocus and unlockFocus is in the picture`() throws {
        let picture = NSImage(size: NSSize(width: 4, height: 4))
        #expect(!picture.isValid)
        picture.lockFocus()
        corner(flipped: true).draw(in: NSRect(x: 0, y: 2, width: 2, height: 2))
        picture.unlockFocus()
        #expect(try alpha(picture, bottom: false) == 1 && alpha(picture, bottom: true) == 0)
    }

    @Test(arguments: [NSBitmapImageRep.FileType.png, .tiff]) func `Pictures are written and read again`(_ type: NSBitmapImageRep.FileType) throws {
        let tiff = try #require(corner(flipped: true).tiffRepresentation)
        let data = try #require(NSBitmapImageRep(data: tiff)?.representation(using: type, properties: [:]))
        let image = try #require(NSImage(data: data))
        #expect(try alpha(image, bottom: false) == 1 && alpha(image, bottom: true) == 0)
    }

    @Test func `Colours answer in sRGB`() throws {
        let color = try #require(NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 1).usingColorSpace(.sRGB))
        #expect(color.redComponent == 1 && color.greenComponent == 0.5 && color.alphaComponent == 1)
        #expect(NSColor.black.blended(withFraction: 0.5, of: .white)?.greenComponent == 0.5)
        #expect(NSColor.labelColor.alphaComponent == 0.847)
        let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).redComponent == 1)
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).redComponent == 0)
    }

    @Test func `Pasteboards keep text until they are cleared`() {
        let board = NSPasteboard.general
        board.clearContents()
        board.setString("Tea", forType: .string)
        #expect(board.string(forType: .string) == "Tea")
        #expect(board.clearContents() > 1 && board.string(forType: .string) == nil)
    }
}
