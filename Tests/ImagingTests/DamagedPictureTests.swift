import Foundation
import Imaging
import Testing

@Suite struct DamagedPictureTests {
    @Test func garbageIsRefusedWithTheFormatsThatAreRead() {
        let error = #expect(throws: ImageError.self) { try ImageLoader.load(.data(Data("not a picture".utf8))) }
        #expect(error?.kind == .unknownFormat)
        #expect(error?.description.hasPrefix("picture data: not a picture in a known format") == true)
    }

    @Test func truncatedPictureIsAnErrorOfOneLine() throws {
        let png = try ImageEncoder.png(Self.noise)
        let error = #expect(throws: ImageError.self) { try ImageLoader.load(.data(png.prefix(png.count / 2))) }
        #expect(error?.kind == .damaged)
        #expect(error?.reason.contains("\n") == false)
        #expect(error?.reason.isEmpty == false)
    }

    @Test func hugeSizesAreRefusedBeforeDecoding() {
        let header =
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8) + Data([0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0])
        let error = #expect(throws: ImageError.self) { try ImageLoader.load(.data(header)) }
        #expect(error?.kind == .tooLarge)
    }

    @Test func truncatedOrDamagedBytesNeverCrash() throws {
        let seeds = [
            try ImageEncoder.png(Self.noise), try ImageEncoder.jpeg(Self.noise, quality: 0.8), try Pictures.jpeg(orientation: 3), Pictures.svg,
            Pictures.pdf,
        ]
        var random = Numbers(state: 7)
        var outcomes = 0
        for seed in seeds {
            for _ in 0..<60 {
                var bytes = seed
                if random.next() % 2 == 0 { bytes = bytes.prefix(Int(random.next() % UInt64(bytes.count))) }
                for _ in 0..<Int(random.next() % 8) where !bytes.isEmpty {
                    bytes[bytes.startIndex + Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                outcomes += Self.outcome(Data(bytes))
            }
        }
        #expect(outcomes == seeds.count * 60)
    }

    /// 1 where loading ended, with a picture or an error that has a reason.
    private static func outcome(_ bytes: Data) -> Int {
        do {
            return try ImageLoader.load(.data(bytes), target: .maxPixelSize(64)).width > 0 ? 1 : 0
        } catch let error as ImageError {
            return error.reason.isEmpty ? 0 : 1
        } catch {
            return 0
        }
    }

    static let noise: PixelImage = {
        var random = Numbers(state: 3)
        let bytes = (0..<40 * 30).flatMap { _ -> [UInt8] in [UInt8(truncatingIfNeeded: random.next()), 20, 90, 255] }
        return PixelImage(width: 40, height: 30, bytes: Data(bytes))
    }()
}

/// A repeatable sequence of numbers.
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 16
    }
}
