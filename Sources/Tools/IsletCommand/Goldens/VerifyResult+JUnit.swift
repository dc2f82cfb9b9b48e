import Foundation
import FoundationXML
import Goldens

extension VerifyResult {
    /// A test case for each picture.
    func junit() throws -> String {
        let suite = XMLElement(name: "testsuite")
        let attributes = ["name": "Pictures", "tests": "\(verdicts.count)", "failures": "\(different.count)", "errors": "0", "skipped": "0"]
        suite.setAttributesWith(attributes)
        for verdict in verdicts { suite.addChild(Self.element(verdict)) }
        let root = XMLElement(name: "testsuites")
        root.addChild(suite)
        let document = XMLDocument(rootElement: root)
        document.version = "1.0"
        document.characterEncoding = "UTF-8"
        return document.xmlString(options: .nodePrettyPrint) + "\n"
    }

    private static func element(_ verdict: GoldenVerdict) -> XMLElement {
        let element = XMLElement(name: "testcase")
        let parts = verdict.path.split(separator: "/")
        element.setAttributesWith(["classname": parts.dropLast().joined(separator: "."), "name": String(parts.last ?? "")])
        guard let text = text(of: verdict.outcome) else { return element }
        let failure = XMLElement(name: "failure", stringValue: text)
        failure.setAttributesWith(["message": String(text.prefix { $0 != "\n" }), "type": verdict.outcome.name])
        element.addChild(failure)
        return element
    }

    private static func text(of outcome: GoldenVerdict.Outcome) -> String? {
        switch outcome {
        case .same: nil
        case .changed(_, let causes, let moved):
            (causes.map(\.line) + (moved > 0 ? ["\(moved) view\(moved == 1 ? "" : "s") moved"] : [])).joined(separator: "\n")
        case .new: "is new, and not recorded"
        case .unused: "recorded, and no longer drawn"
        case .lost: "listed, but its files are gone"
        }
    }
}
