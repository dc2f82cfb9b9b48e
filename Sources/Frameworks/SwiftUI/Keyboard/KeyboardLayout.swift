import UIKit

/// The keys of a keyboard, row by row.
struct KeyboardLayout {
    enum Key: Equatable {
        case text(String)
        /// A picture, by the symbol's name.
        case symbol(String)
        case word(String)
        case space
        case `return`
        case gap
    }

    /// A key, and how many letters wide it is; nil for the room that the others leave.
    struct Cell {
        let key: Key
        var width: Double?
        /// Whether it is coloured as what types nothing is.
        var isDark = false
    }

    var rows: [[Cell]]
    /// Whether words are suggested above it.
    var suggests = false

    init(_ traits: KeyboardTraits) {
        switch traits.type {
        case .numberPad, .asciiCapableNumberPad: self.init(pad: .gap)
        case .decimalPad: self.init(pad: .text("."))
        case .phonePad: self.init(pad: .word("+*#"))
        case .numbersAndPunctuation: self.init(rows: Self.numbers)
        default: self.init(letters: traits)
        }
    }

    private init(rows: [[Cell]], suggests: Bool = false) { (self.rows, self.suggests) = (rows, suggests) }

    private init(pad corner: Key) {
        let digits = (0..<3).map { row in (1...3).map { Cell(key: .text(String(3 * row + $0)), width: 10.0 / 3) } }
        let last = [Cell(key: corner, width: 10.0 / 3, isDark: true), Cell(key: .text("0"), width: 10.0 / 3)]
        self.init(rows: digits + [last + [Cell(key: .symbol("delete.left"), width: 10.0 / 3, isDark: true)]])
    }

    private init(letters traits: KeyboardTraits) {
        let isLarge: Bool =
            switch traits.capitalization {
            case .characters: true
            case .never: false
            default: traits.isAtStart && !traits.isSecure && traits.type != .emailAddress && traits.type != .URL
            }
        let lines = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { line in
            line.map { Cell(key: .text(isLarge ? $0.uppercased() : String($0)), width: 1) }
        }
        let shift = Cell(key: .symbol(isLarge ? "shift.fill" : "shift"), width: 1.25, isDark: !isLarge)
        let side = Cell(key: .gap, width: 0.25)
        let third = [shift, side] + lines[2] + [side, Cell(key: .symbol("delete.left"), width: 1.25, isDark: true)]
        self.init(
            rows: [lines[0], lines[1], third, Self.lastRow(traits)],
            suggests: !traits.isSecure && [.default, .twitter, .webSearch, .asciiCapable].contains(traits.type))
    }

    private static func lastRow(_ traits: KeyboardTraits) -> [Cell] {
        let numbers = Cell(key: .word("123"), width: 2.5, isDark: true)
        let end = Cell(key: .return, width: 2.5, isDark: true)
        switch traits.type {
        case .emailAddress:
            return [numbers, Cell(key: .space), Cell(key: .text("@"), width: 1.25), Cell(key: .text("."), width: 1.25), end]
        case .URL:
            let middle: [Key] = [.text("."), .text("/"), .word(".com")]
            return [numbers] + middle.map { Cell(key: $0, width: 5.0 / 3) } + [end]
        default: return [numbers, Cell(key: .space), end]
        }
    }

    private static let numbers: [[Cell]] = {
        let lines = ["1234567890", "-/:;()$&@\""].map { line in line.map { Cell(key: .text(String($0)), width: 1) } }
        let side = Cell(key: .gap, width: 0.25)
        let signs = ".,?!'".map { Cell(key: .text(String($0)), width: 1.4) }
        let third =
            [Cell(key: .word("#+="), width: 1.25, isDark: true), side] + signs + [side, Cell(key: .symbol("delete.left"), width: 1.25, isDark: true)]
        return lines + [third, [Cell(key: .word("ABC"), width: 2.5, isDark: true), Cell(key: .space), Cell(key: .return, width: 2.5, isDark: true)]]
    }()
}
