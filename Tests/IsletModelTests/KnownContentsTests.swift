import Foundation
import IsletModel
import Testing

@Suite struct KnownContentsTests {
    @Test func aFileIsLookedAtAgainWhenItsContentChanges() {
        let known = KnownContents<Int>()
        var looks = 0
        func length(_ text: String, _ path: String) -> Int {
            known.value(of: Data(text.utf8), at: path) {
                looks += 1
                return text.count
            }
        }
        let lengths: [Int] = [length("one", "A"), length("one", "A"), length("seven", "A"), length("one", "B"), length("", "C")]
        #expect(lengths == [3, 3, 5, 3, 0])
        #expect(looks == 4)
    }
}
