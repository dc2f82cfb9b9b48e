/// Which characters of two numbers stand in the same place: ones under ones, with what is around them.
enum DigitAlignment {
    /// Pairs of indices; one of them is missing where a character has no counterpart.
    static func steps(_ before: [Character], _ after: [Character]) -> [(Int?, Int?)] {
        let (old, new) = (tokens(before), tokens(after))
        var result: [(Int?, Int?)] = []
        for step in common(old, new, before, after) {
            switch step {
            case (let i?, let j?):
                let isFraction = self.isFraction(i, old, before) && self.isFraction(j, new, after)
                result += isFraction ? fromLeft(old[i], new[j]) : fromRight(old[i], new[j])
            case (let i?, nil): result += old[i].map { ($0, nil) }
            case (nil, let j?): result += new[j].map { (nil, $0) }
            case (nil, nil): break
            }
        }
        return result
    }

    /// Runs of digits, and every other character by itself.
    private static func tokens(_ text: [Character]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in text.indices {
            if let last = result.last, text[index].isNumber, text[index - 1].isNumber {
                result[result.count - 1] = last.lowerBound..<index + 1
            } else {
                result.append(index..<index + 1)
            }
        }
        return result
    }

    /// Digits behind the only full stop or comma of a text, which do not group thousands.
    private static func isFraction(_ index: Int, _ tokens: [Range<Int>], _ text: [Character]) -> Bool {
        guard index > 0, text[tokens[index].lowerBound].isNumber else { return false }
        let mark = text[tokens[index - 1].lowerBound]
        guard [".", ",", "٫"].contains(mark) else { return false }
        return text.filter { $0 == mark }.count == 1
    }

    private static func fromRight(_ a: Range<Int>, _ b: Range<Int>) -> [(Int?, Int?)] {
        let shared = min(a.count, b.count)
        return a.dropLast(shared).map { ($0, nil) } + b.dropLast(shared).map { (nil, $0) } + zip(a.suffix(shared), b.suffix(shared)).map { ($0, $1) }
    }

    private static func fromLeft(_ a: Range<Int>, _ b: Range<Int>) -> [(Int?, Int?)] {
        let shared = min(a.count, b.count)
        return zip(a, b).map { ($0, $1) } + a.dropFirst(shared).map { ($0, nil) } + b.dropFirst(shared).map { (nil, $0) }
    }

    /// The longest common row of tokens, counted from the end, where all numbers are alike.
    private static func common(_ a: [Range<Int>], _ b: [Range<Int>], _ before: [Character], _ after: [Character]) -> [(Int?, Int?)] {
        func alike(_ i: Int, _ j: Int) -> Bool {
            let (x, y) = (before[a[i].lowerBound], after[b[j].lowerBound])
            return x == y || x.isNumber && y.isNumber
        }
        // lengths[i][j]: of the first i and the first j.
        var lengths = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices {
            for j in b.indices { lengths[i + 1][j + 1] = alike(i, j) ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j]) }
        }
        var result: [(Int?, Int?)] = []
        var (i, j) = (a.count, b.count)
        while i > 0 || j > 0 {
            if i > 0, j > 0, alike(i - 1, j - 1) {
                (i, j) = (i - 1, j - 1)
                result.append((i, j))
            } else if j > 0, i == 0 || lengths[i][j - 1] >= lengths[i - 1][j] {
                j -= 1
                result.append((nil, j))
            } else {
                i -= 1
                result.append((i, nil))
            }
        }
        return result.reversed()
    }
}
