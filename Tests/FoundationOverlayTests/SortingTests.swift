import FoundationOverlay
import Testing

struct SortingTests {
    struct Plant: Equatable {
        var name: String
    }

    private let plants = ["b10", "B9", "äpfel", "Zimt", "apfel"].map { Plant(name: $0) }

    @Test func `texts are sorted as lists of files are`() {
        let wanted = ["apfel", "äpfel", "B9", "b10", "Zimt"]
        #expect(plants.sorted(using: KeyPathComparator(\.name)).map(\.name) == wanted)
        #expect(plants.map(\.name).sorted(using: .localizedStandard) == wanted)
    }

    @Test func `numbers count by their value in the standard order alone`() {
        #expect(["a10", "a9"].sorted(using: .localizedStandard) == ["a9", "a10"])
        #expect(["a10", "a9"].sorted(using: .localized) == ["a10", "a9"])
        #expect(["a10", "a9"].sorted(using: String.StandardComparator.lexical) == ["a10", "a9"])
    }

    @Test func `sort descriptors take the names of comparators`() {
        let descriptor = SortDescriptor(\Plant.name, comparator: .localizedStandard, order: .reverse)
        #expect(descriptor.order == .reverse)
        #expect(plants.sorted(using: descriptor).first?.name == "äpfel", "by code points")
    }
}
