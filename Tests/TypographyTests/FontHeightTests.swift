import Foundation
import Testing

@testable import Typography

/// Heights of lines of a project's own fonts.
struct FontHeightTests {
    /// A copy of a font with other heights in its table `hhea`, whose flags say that those of `OS/2` hold.
    private func font(ascender: UInt16, descender: Int16, lineGap: UInt16) throws -> URL {
        var data = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"))
        func number(_ offset: Int, _ length: Int) -> Int { data[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) } }
        func table(_ name: String) -> Int {
            let entry = (0..<number(4, 2)).map { 12 + 16 * $0 }.first { data[$0..<$0 + 4].elementsEqual(name.utf8) }
            return entry.map { number($0 + 8, 4) } ?? 0
        }
        func write(_ value: UInt16, at offset: Int) { (data[offset], data[offset + 1]) = (UInt8(value >> 8), UInt8(value & 255)) }
        let (heights, flags) = (table("hhea"), table("OS/2") + 62)
        write(ascender, at: heights + 4)
        write(UInt16(bitPattern: descender), at: heights + 6)
        write(lineGap, at: heights + 8)
        write(UInt16(number(flags, 2)) | 1 << 7, at: flags)
        let file = FileManager.default.temporaryDirectory.appending(path: "heights-\(UUID()).ttf")
        try data.write(to: file)
        return file
    }

    @Test func `Heights come from the table that Core Text reads, whatever other flags say`() throws {
        let file = try font(ascender: 3000, descender: -700, lineGap: 90)
        defer { try? FileManager.default.removeItem(at: file) }
        let face = try FontFace(file: file.path)
        #expect([face.ascender, face.descender, face.lineGap] == [3000, 700, 90])
    }

    @Test func `Without heights in that table the others hold`() throws {
        let file = try font(ascender: 0, descender: 0, lineGap: 0)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try FontFace(file: file.path).ascender > 0)
    }
}
