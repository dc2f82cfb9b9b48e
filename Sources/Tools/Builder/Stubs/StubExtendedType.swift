/// Types of Apple's that modules give initializers of their own: `Image(systemSymbol: .star)`, `Color(hex: "#fff")`.
struct StubExtendedType {
    /// What an initializer of a stub does.
    let body: String
    /// A constraint that the initializer stands under.
    var constraint = ""
    var isClass = false
    /// Labels that Apple's own initializers of the type have: with these alone a call is none of a module's.
    private let labels: Set<String>

    /// The type of a name; nil for types that a stub makes no values of.
    static func named(_ name: String) -> StubExtendedType? { types[name] }

    private init(_ body: String, constraint: String = "", isClass: Bool = false, labels: String) {
        (self.body, self.constraint, self.isClass) = (body, constraint, isClass)
        self.labels = Set(labels.split(separator: " ").map(String.init))
    }

    /// The first of a call's labels that no initializer of Apple's has.
    func ownLabel(among given: [String]) -> String? { given.first { !labels.contains($0) } }

    /// What an initializer does; a text shows the title it is given, which is the expression of one.
    func body(title: String?) -> String { title.map { body.replacing("verbatim: \"\"", with: "verbatim: \($0)") } ?? body }

    // The labels are those of Apple's documentation of each type's initializers.
    private static let types: [String: StubExtendedType] = [
        "Color": StubExtendedType(
            "self = .gray",
            labels: "red green blue opacity white hue saturation brightness uiColor nsColor cgColor bundle from resolved"),
        "UIColor": StubExtendedType(
            "self.init(white: 0.5, alpha: 1)", isClass: true,
            labels: "red green blue alpha white hue saturation brightness named in compatibleWith patternImage dynamicProvider ciColor cgColor "
                + "displayP3Red resource coder exposure linearExposure hdrBoost"),
        "Image": StubExtendedType(
            "self.init(systemName: \"square\")",
            labels: "systemName uiImage nsImage decorative bundle label scale orientation variableValue size opaque colorMode renderer"),
        "UIImage": StubExtendedType(
            "self.init()", isClass: true,
            labels: "systemName named in with compatibleWith variableValue withConfiguration configuration contentsOfFile data scale cgImage ciImage "
                + "orientation resource coder imageLiteralResourceName"),
        "Text": StubExtendedType(
            "self.init(verbatim: \"\")", labels: "verbatim tableName bundle comment format style timerInterval pauseTime countsDown showsHours"),
        "Label": StubExtendedType(
            "self.init { Text(verbatim: \"\") } icon: { Image(systemName: \"square\") }", constraint: " where Title == Text, Icon == Image",
            labels: "systemImage image title icon"),
        "Font": StubExtendedType("self = .body", labels: "descriptor"),
    ]
}
