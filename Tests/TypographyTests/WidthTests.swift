import Snapshot
import Testing

@testable import Typography

struct WidthTests {
    @Test(arguments: [
        ("The quick brown fox jumps over the lazy dog", 13.0, 400.0, 270.118),
        ("The quick brown fox jumps over the lazy dog", 13, 600, 280.38),
        ("The quick brown fox jumps over the lazy dog", 13, 700, 286.32),
        ("The quick brown fox jumps over the lazy dog", 36, 400, 676.72),
        ("Hello", 17, 400, 38.814),
        ("0123456789", 13, 400, 77.92),
        ("This is a test string", 17, 400, 144.093),
    ])
    func `Kerned text is as wide as on the device`(_ string: String, _ size: Double, _ weight: Double, _ expected: Double) throws {
        let width = try Sample.width(Sample.text(string, size: size, weight: weight))
        #expect(abs(width / expected - 1) < 0.005, "\(width) instead of \(expected): \((width / expected - 1) * 100) %")
    }
}
