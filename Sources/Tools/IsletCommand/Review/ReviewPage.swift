import Foundation

/// The review's list as a page, each item with its pictures.
struct ReviewPage {
    let items: [ReviewItem]
    let folder: URL

    private static let style = """
        body{font:15px system-ui;margin:2rem auto;max-width:64rem;padding:0 1rem}li{margin:.4rem 0;list-style:none}ul{padding:0}
        b{display:inline-block;min-width:8rem}.failed b{color:#b00020}.done b{color:#157f3b}.look b{color:#8a5a00}.notApplicable{color:#777}
        img{height:110px;margin:.3rem;border-radius:12px;vertical-align:top}pre{white-space:pre-wrap;margin:.2rem 0 .2rem 8rem;font-size:12px}
        """

    func write() throws {
        let sections = items.reduce(into: [String]()) { if $0.last != $1.section { $0.append($1.section) } }
        let counts = ReviewItem.Verdict.allCases.map { kind in "\(items.count { $0.verdict == kind }) \(kind.words)" }.joined(separator: ", ")
        let body = sections.map { section in
            "<h2>\(ContactSheet.escaped(section))</h2><ul>\(items.filter { $0.section == section }.map(row).joined(separator: "\n"))</ul>"
        }
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Review – Islet</title><style>\(Self.style)</style>
            <h1>Before shipping</h1><p>\(counts)</p>\(body.joined(separator: "\n"))</html>
            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(page.utf8).write(to: folder.appendingPathComponent(OutputFolder.indexName))
    }

    private func row(_ item: ReviewItem) -> String {
        let findings = item.findings.map { "<pre>\(ContactSheet.escaped($0.description))</pre>" }.joined()
        let pictures = item.pictures.map { "<img src=\"\(ContactSheet.escaped($0))\" alt=\"\(ContactSheet.escaped($0))\" loading=\"lazy\">" }.joined()
        let head = "<b>\(item.verdict.words)</b> \(ContactSheet.escaped(item.title)) — \(ContactSheet.escaped(item.evidence))"
        return "<li class=\"\(item.verdict.rawValue)\">\(head)\(findings)<div>\(pictures)</div></li>"
    }
}
