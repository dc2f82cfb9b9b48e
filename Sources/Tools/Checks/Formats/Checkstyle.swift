import Foundation
import FoundationXML
import IsletModel

/// The XML of Checkstyle, which many servers of continuous integration read.
enum Checkstyle {
    static func document(_ findings: [Finding]) -> String {
        let root = XMLElement(name: "checkstyle")
        root.setAttributesWith(["version": "4.3"])
        let files = Dictionary(grouping: findings) { $0.file ?? "" }
        for (name, found) in files.sorted(by: { $0.key < $1.key }) {
            let file = XMLElement(name: "file")
            file.setAttributesWith(["name": name])
            found.forEach { file.addChild(element($0)) }
            root.addChild(file)
        }
        let document = XMLDocument(rootElement: root)
        document.version = "1.0"
        document.characterEncoding = "UTF-8"
        return document.xmlString(options: .nodePrettyPrint)
    }

    private static func element(_ finding: Finding) -> XMLElement {
        let element = XMLElement(name: "error")
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        element.setAttributesWith([
            "line": "\(finding.line ?? 1)", "column": "\(finding.column ?? 1)", "severity": severity, "message": finding.message,
            "source": "islet.\(finding.code.rawValue)",
        ])
        return element
    }
}
