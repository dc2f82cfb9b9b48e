import Foundation

/// Puts PNG files of one size and colour type together to an animated PNG (PNG specification, third edition, 11.3.6).
struct AnimatedPNG {
    private var frames: [(image: PNGChunks, delay: Int)] = []
    /// Delays are counted in these parts of a second.
    private let rate: Int

    /// - Parameter rate: Frames a second.
    init(rate: Double) { self.rate = Int((rate * 100).rounded()) }

    /// Adds a frame. One that looks like the last one lengthens it.
    mutating func add(_ png: Data) throws {
        let image = try PNGChunks(png)
        if let last = frames.indices.last, frames[last].image == image, frames[last].delay < 60000 {
            frames[last].delay += 100
        } else {
            frames.append((image, 100))
        }
    }

    /// The file. Films begin again at the end.
    func data() throws -> Data {
        guard let first = frames.first?.image else { throw FilmError.noFrames }
        var result = PNGChunks.signature
        result += PNGChunks.chunk("IHDR", first.header)
        result += PNGChunks.chunk("acTL", Self.words([UInt32(frames.count), 0]))
        for chunk in first.others { result += PNGChunks.chunk(chunk.name, chunk.content) }
        var number: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            guard frame.image.header == first.header else { throw FilmError.unevenFrames }
            result += PNGChunks.chunk("fcTL", control(number, frame.image, frame.delay))
            number += 1
            if index == 0 {
                result += PNGChunks.chunk("IDAT", frame.image.pixels)
            } else {
                result += PNGChunks.chunk("fdAT", Self.words([number]) + frame.image.pixels)
                number += 1
            }
        }
        return result + PNGChunks.chunk("IEND", Data())
    }

    /// Every frame replaces all of the one before it.
    private func control(_ number: UInt32, _ image: PNGChunks, _ delay: Int) -> Data {
        let divisor = Self.divisor(delay, rate)
        let time = [UInt16(clamping: delay / divisor), UInt16(clamping: rate / divisor)].reduce(into: Data()) { data, word in
            withUnsafeBytes(of: word.bigEndian) { data.append(contentsOf: $0) }
        }
        return Self.words([number]) + image.header.prefix(8) + Self.words([0, 0]) + time + Data([0, 0])
    }

    private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? max(a, 1) : divisor(b, a % b) }

    private static func words(_ values: [UInt32]) -> Data {
        values.reduce(into: Data()) { data, word in withUnsafeBytes(of: word.bigEndian) { data.append(contentsOf: $0) } }
    }
}

/// Why a film could not be written.
enum FilmError: Error, CustomStringConvertible {
    case noFrames
    case unevenFrames
    case notPNG

    var description: String {
        switch self {
        case .noFrames: "the film has no frames"
        case .unevenFrames: "the frames of the film differ in size"
        case .notPNG: "a frame is no PNG file"
        }
    }
}
