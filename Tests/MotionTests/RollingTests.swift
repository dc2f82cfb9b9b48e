import Testing

@testable import Motion

@Suite struct RollingTests {
    /// Pairs as text: `9>0` for a digit in another's place, `+1` and `-1` for those without.
    private func steps(_ before: String, _ after: String) -> String {
        let (old, new) = (Array(before), Array(after))
        return DigitAlignment.steps(old, new).map { step in
            switch step {
            case (let i?, let j?): old[i] == new[j] ? String(old[i]) : "\(old[i])>\(new[j])"
            case (let i?, nil): "-\(old[i])"
            case (nil, let j?): "+\(new[j])"
            case (nil, nil): "?"
            }
        }.joined(separator: " ")
    }

    @Test(
        "ones stand under ones, and what is around a number stays",
        arguments: [
            ("7", "12", "+1 7>2"), ("98", "103", "+1 9>0 8>3"), ("1,250", "999", "-1 -, 2>9 5>9 0>9"), ("5 items", "12 items", "+1 5>2   i t e m s"),
            ("9.5", "10.25", "+1 9>0 . 5>2 +5"), ("$9", "$10", "$ +1 9>0"), ("12:59", "13:00", "1 2>3 : 5>0 9>0"), ("ready", "", "-r -e -a -d -y"),
            ("50%", "5%", "-5 0>5 %"),
        ])
    func alignment(before: String, after: String, expected: String) {
        #expect(steps(before, after) == expected)
    }
}
