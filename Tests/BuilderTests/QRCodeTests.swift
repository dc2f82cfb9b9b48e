import Foundation
import Testing

@testable import Builder

/// The codes of Core Image's generator, beside those of other encoders of bytes with the same level and mask: the Python packages `qrcode` 8 and,
/// for the long one, `segno` 1.6.
@Suite struct QRCodeTests {
    /// A program that prints a code's rows.
    private func rows(_ message: String, level: String) throws -> String {
        let text = try #require(DeclaredFrameworks.text(of: "CoreImage"))
        let start = try #require(text.range(of: "/// A QR code (ISO")?.lowerBound)
        let main = """
            @main struct Program {
                static func main() {
                    guard let code = _QRCode(message: Array("\(message)".utf8), level: _QRCode.Level(rawValue: "\(level)")!) else { return }
                    for y in 0..<code.size { print(String((0..<code.size).map { code[$0, y] ? "#" as Character : "." })) }
                }
            }
            """
        let work = try Workplace()
        return try run(work.build(text[start...] + main, []))
    }

    @Test func codesAreThoseOfAnotherEncoder() throws {
        #expect(try rows("https://example.com/a", level: "M") == Self.small + "\n")
    }

    /// Many blocks, and a version that is written into the code.
    @Test func longTextsTakeSeveralBlocks() throws {
        let text = String(
            repeating: "The quick brown fox jumps over the lazy dog, and then i"
                + "t does so again and again until nobody looks any more. ",
            count: 2)
        let rows = try rows(text, level: "H").filter { $0 != "\n" }
        let hash = rows.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ ($1 == UInt8(ascii: "#") ? 0x31 : 0x30)) &* 0x100_0000_01b3 }
        #expect(rows.count == 5929 && hash == 0xce6ea92ae4cdb89d)
    }

    private static let small = """
        #######..#####..#.#######
        #.....#....######.#.....#
        #.###.#.##..#.#...#.###.#
        #.###.#.##.#####..#.###.#
        #.###.#.#....#..#.#.###.#
        #.....#.####..##..#.....#
        #######.#.#.#.#.#.#######
        ........#.#...#.#........
        #.#####......#....#####..
        .##..#.##.####...#.#...#.
        ...####...#..####..#.#.##
        ..##....##.#..###.##....#
        .#...###.#######.##.#.###
        #..##..#.#......#..#.#.#.
        #..##.##..###..#..####.##
        #..#...###.#..#######...#
        #.#.#####.##....#####.#..
        ........#...##.##...##...
        #######...#..##.#.#.#.###
        #.....#.#.#.##..#...##.##
        #.###.#.#.#.#.#######.###
        #.###.#.##.....#.##.#####
        #.###.#.#..##..#.....##.#
        #.....#...##..#.##.###..#
        #######.#..#.....########
        """
}
