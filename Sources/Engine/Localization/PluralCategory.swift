/// The grammatical number of a quantity, as CLDR names them.
public enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}
