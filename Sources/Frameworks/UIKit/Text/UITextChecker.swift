import FoundationOverlay
import Metrics

/// Looks for misspelt words.
///
/// - Support: none. There is no dictionary: every word counts as known, which is said once.
@MainActor
open class UITextChecker: NSObject {
    open class var availableLanguages: [String] { ["en_US"] }
    open var ignoredWords: [String]?

    /// Nothing is found: `location` is `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        UnsupportedAPI.report("UITextChecker", "there is no dictionary; every word counts as known")
        return NSRange(location: NSNotFound, length: 0)
    }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    open class func learnWord(_ word: String) {}
    open class func unlearnWord(_ word: String) {}
    open class func hasLearnedWord(_ word: String) -> Bool { false }
}
