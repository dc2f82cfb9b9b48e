import Foundation
import Synchronization

/// Whether a locale writes whole numbers below 1000 with the digits 0 to 9 and nothing else: then the formatter, which takes a
/// hundred times as long, has nothing to add.
enum PlainDigits {
    private static let known = Mutex<[Locale: Bool]>([:])

    static func areUsed(in locale: Locale) -> Bool {
        if let known = known.withLock({ $0[locale] }) { return known }
        let answer = [0, 1, 23, 45, 678, 999].allSatisfy { $0.formatted(.number.locale(locale)) == String($0) }
        known.withLock { $0[locale] = answer }
        return answer
    }
}
