import Combine
import FoundationOverlay
import Testing

struct KeyValueObservingPublisherTests {
    final class Shelf: NSObject {
        let count: Int

        init(count: Int) { self.count = count }
    }

    @Test func aPropertyIsSentAsItIs() {
        var values: [Int] = []
        let watch = Shelf(count: 3).publisher(for: \.count).map { $0 * 2 }.sink { values.append($0) }
        #expect(values == [6])
        watch.cancel()
        _ = Shelf(count: 3).publisher(for: \.count, options: .new).sink { values.append($0) }
        #expect(values == [6], "only later changes are asked for")
    }
}
