import AVFoundation
import Accelerate
import CloudKit
import Compression
import CoreImage.CIFilterBuiltins
import GameKit
import IOKit
import Photos
import SwiftUI
import WidgetKit

/// Says what frameworks answer that Islet declares and does not have.
@main struct Declared: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Declared", provider: Provider()) { entry in
            VStack {
                ForEach(entry.answers, id: \.self) { Text($0) }
                Image(uiImage: Code.image("https://example.com/a")).interpolation(.none).resizable().frame(width: 60, height: 60)
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}

struct Answers: TimelineEntry {
    let date: Date
    var answers: [String] = []
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Answers { Answers(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Answers) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Answers>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }

    private var entry: Answers {
        let record = CKRecord(recordType: "Trip")
        record["name"] = "Rome"
        let fitted = AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: CGRect(x: 0, y: 0, width: 20, height: 10))
        let service = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("AppleSmartBattery"))
        return Answers(
            date: .now,
            answers: [
                "photos \(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied ? "denied" : "open")",
                "trip \(record["name"] as? String ?? "")",
                "mean \(vDSP.mean([1.0, 2.0, 6.0]))", "fitted \(Int(fitted.width)) at \(Int(fitted.minX))",
                "battery \(service == IO_OBJECT_NULL ? "none" : "some")", "code \(Code.size("https://example.com/a"))",
                "gray \(Colors.desaturated)", "mean colour \(Colors.mean)", "plain \(Colors.plainMean)", "turned \(Colors.turned)",
                "suite \(type(of: UserDefaults.shared))", "packed \(Packing.sizes)",
                "dice \(Dice.shuffled) \(Dice.areSeeded) \(Dice.isInside) \(GKLocalPlayer.local.isAuthenticated)",
            ])
    }
}

/// Numbers at random.
enum Dice {
    static var shuffled: [Int] {
        let dice = GKShuffledDistribution(lowestValue: 2, highestValue: 4)
        return (0..<3).map { _ in dice.nextInt() }.sorted()
    }
    static var areSeeded: Bool {
        let (one, other) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        return (0..<5).allSatisfy { _ in one.nextInt(upperBound: 1000) == other.nextInt(upperBound: 1000) }
    }
    static var isInside: Bool {
        let (bell, six) = (GKGaussianDistribution(lowestValue: 1, highestValue: 9), GKRandomDistribution.d6())
        return (0..<50).allSatisfy { _ in (1...9).contains(bell.nextInt()) && (1...6).contains(six.nextInt()) }
    }
}

/// A thousand bytes through a filter, back through another, through a stream, and back through a buffer.
enum Packing {
    static var sizes: String {
        let data = Data(repeating: 65, count: 1000)
        do {
            var packed = Data()
            let writer = try OutputFilter(.compress, using: .zlib) { if let part = $0 { packed.append(part) } }
            try writer.write(data)
            try writer.finalize()
            var rest = packed
            let reader = try InputFilter(.decompress, using: .zlib) { (count: Int) -> Data? in
                defer { rest = rest.dropFirst(count) }
                return rest.prefix(count)
            }
            let first = try reader.readData(ofLength: 600)?.count ?? 0
            let second = try reader.readData(ofLength: 600)?.count ?? 0
            return "\(packed.count < 40) \(first) \(second) \(streamed(data) == packed) \(unpacked(packed))"
        } catch {
            return "\(error)"
        }
    }

    private static func streamed(_ data: Data) -> Data {
        var buffer = [UInt8](repeating: 0, count: 100)
        return buffer.withUnsafeMutableBufferPointer { target -> Data in
            data.withUnsafeBytes { bytes -> Data in
                guard let start = target.baseAddress, let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return Data() }
                var stream = compression_stream(dst_ptr: start, dst_size: 100, src_ptr: source, src_size: data.count, state: nil)
                guard compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK else { return Data() }
                defer { compression_stream_destroy(&stream) }
                stream.src_ptr = source
                stream.src_size = data.count
                guard compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue)) == COMPRESSION_STATUS_END else {
                    return Data()
                }
                return Data(target.prefix(100 - stream.dst_size))
            }
        }
    }

    private static func unpacked(_ packed: Data) -> Int {
        var buffer = [UInt8](repeating: 0, count: 2000)
        return packed.withUnsafeBytes { bytes in
            compression_decode_buffer(&buffer, 2000, bytes.bindMemory(to: UInt8.self).baseAddress!, packed.count, nil, COMPRESSION_ZLIB)
        }
    }
}

enum Code {
    static func output(_ text: String) -> CIImage {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = "M"
        return filter.outputImage ?? .empty()
    }

    static func size(_ text: String) -> String { "\(Int(output(text).extent.width))" }

    static func image(_ text: String) -> UIImage {
        let large = output(text).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        return CIContext().createCGImage(large, from: large.extent).map { UIImage(cgImage: $0) } ?? UIImage()
    }
}

enum Colors {
    private static let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    private static let blue = CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: CGRect(x: 4, y: 0, width: 4, height: 4))

    static var desaturated: String { first(of: red.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])) }

    static var mean: String {
        let both = red.composited(over: blue)
        return first(of: both.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: both.extent)]))
    }

    /// As many programs ask for the colour of a picture: without any colour space.
    static var plainMean: String {
        let both = red.composited(over: blue)
        let extent = CIVector(x: both.extent.origin.x, y: both.extent.origin.y, z: both.extent.size.width, w: both.extent.size.height)
        guard let filter = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: both, kCIInputExtentKey: extent]),
            let output = filter.outputImage
        else { return "" }
        return first(of: output, CIContext(options: [.workingColorSpace: kCFNull!]), nil)
    }

    /// What was at the left is at the top, so blue at the bottom.
    static var turned: String {
        let turned = red.composited(over: blue).oriented(.right)
        return "\(Int(turned.extent.width)) × \(Int(turned.extent.height)) \(first(of: turned))"
    }

    private static func first(
        of image: CIImage, _ context: CIContext = CIContext(), _ space: CGColorSpace? = CGColorSpaceCreateDeviceRGB()
    ) -> String {
        var pixel = [UInt8](repeating: 0, count: 4)
        context.render(
            image, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: space)
        return pixel.map(String.init).joined(separator: " ")
    }
}

extension UserDefaults {
    static var shared: Self { .init(suiteName: "group.declared")! }
}
