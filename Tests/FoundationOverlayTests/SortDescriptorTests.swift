import FoundationOverlay
import Testing

@Suite struct SortDescriptorTests {
    private final class Task: NSObject, @unchecked Sendable {
        let name: String
        let isDone: Bool
        let isLate: Bool?

        init(_ name: String, _ isDone: Bool, _ isLate: Bool?) { (self.name, self.isDone, self.isLate) = (name, isDone, isLate) }
    }

    private static let tasks = [Task("a", true, false), Task("b", false, nil), Task("c", true, true), Task("d", false, false)]

    @Test func objectsAreSortedByWhetherSomethingHolds() {
        let sorted = Self.tasks.sorted(using: [SortDescriptor(\Task.isDone), SortDescriptor(\Task.name)])
        #expect(sorted.map(\.name) == ["b", "d", "a", "c"])
    }

    @Test func whatIsMissingComesBeforeWhatDoesNotHold() {
        let sorted = Self.tasks.sorted(using: [SortDescriptor(\Task.isLate, order: .reverse), SortDescriptor(\Task.name)])
        #expect(sorted.map(\.name) == ["c", "a", "d", "b"])
    }
}
