/// Hides the digits that change more often than an always-on display is refreshed.
enum Redaction {
    private static let mark: Character = "\u{2212}"

    /// Replaces the digits of the last `count` numbers: `12:34` becomes `12:−−`.
    static func hidingLastNumbers(_ count: Int, of string: String) -> String {
        var characters = Array(string)
        var hidden = 0
        var isInNumber = false
        for i in characters.indices.reversed() {
            if characters[i].isNumber {
                if !isInNumber, hidden == count { break }
                if !isInNumber { hidden += 1 }
                characters[i] = mark
                isInNumber = true
            } else {
                isInNumber = false
            }
        }
        return String(characters)
    }
}
