import FoundationOverlay
import SQLite

/// What SQL has to know of text to find and sort as Swift does.
enum StoreText {
    static let collation = "swift"
    static let function = "swift_text"

    static func teach(_ connection: SQLiteConnection) throws(SQLiteError) {
        try connection.addCollation(collation) { a, b in a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending }
        try connection.addFunction(function, arguments: 5) { values in
            guard case .text(let whole) = values[0], case .text(let part) = values[1], case .text(let test) = values[2],
                case .integer(let options) = values[3], case .integer(let isStandard) = values[4],
                let test = StoreCondition.TextTest(rawValue: test)
            else { return false }
            return holds(whole, test, part, options: UInt(options), isStandard: isStandard == 1)
        }
    }

    static func holds(_ whole: String, _ test: StoreCondition.TextTest, _ part: String, options: UInt, isStandard: Bool) -> Bool {
        if isStandard { return whole.localizedStandardContains(part) }
        let options = String.CompareOptions(rawValue: options)
        switch test {
        case .contains: return options.isEmpty ? whole.contains(part) : whole.range(of: part, options: options) != nil
        case .beginsWith: return options.isEmpty ? whole.starts(with: part) : whole.range(of: part, options: options.union(.anchored)) != nil
        case .endsWith: return whole.range(of: part, options: options.union([.anchored, .backwards])) != nil
        case .equals: return whole.compare(part, options: options) == .orderedSame
        }
    }
}
