/// The page of diagnostics.
public enum FindingPage {
    /// Markdown: every code with its description, in the order of the codes.
    public static var text: String {
        let head = """
            # Diagnostics

            Every code that Islet reports: what was noticed, what a device would do, and how to mend it.
            Errors make `islet render` exit with 1 or more. Written from `FindingCode` by `islet diagnostics --markdown`.

            | Code | Severity | Noticed | On a device | Mend |
            |---|---|---|---|---|

            """
        return head + FindingCode.allCases.map(row).joined()
    }

    private static func row(_ code: FindingCode) -> String {
        let about = code.about
        let name = "<a id=\"\(code.rawValue)\"></a>`\(code.rawValue)`"
        let cells = [name, about.severities.map(\.rawValue).joined(separator: ", "), about.noticed, about.device, about.mend]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
}
