import Foundation
import IsletModel

/// A page with what a person sees of each Live Activity before and after the update.
struct DriftPage {
    let cases: [DriftCase]
    let findings: [Finding]
    let options: DriftOptions
    let console: Console

    func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var rows: [String] = []
        var seen: Set<String> = []
        for (index, item) in cases.enumerated() where seen.insert(item.sample.type + (item.differences.first?.message ?? "")).inserted {
            rows.append(try row(item, number: index + 1, in: folder))
        }
        let list = findings.map { finding in
            "<li class=\"\(finding.severity.rawValue)\">\(ContactSheet.escaped(finding.description))</li>"
        }
        let style =
            "body{font:15px system-ui;margin:2rem;max-width:70rem}td{vertical-align:top;padding:.5rem;overflow-wrap:anywhere}"
            + "img{width:100%;min-width:12rem;max-width:24rem}.error{color:#b00}"
        let page = """
            <!doctype html><meta charset="utf-8"><title>Drift – Islet</title><style>\(style)</style><h1>Old data, new build</h1>
            <ul>\(list.joined(separator: "\n"))</ul>
            <table><tr><th>value</th><th>before the update</th><th>after it</th></tr>\(rows.joined(separator: "\n"))</table>
            """
        try Data(page.utf8).write(to: folder.appendingPathComponent(OutputFolder.indexName))
    }

    private func row(_ item: DriftCase, number: Int, in folder: URL) throws -> String {
        let before = try picture(item, at: options.old, name: "before-\(number)", in: folder)
        let after = try picture(item, at: options.new, name: "after-\(number)", in: folder)
        let value = "<code>\(ContactSheet.escaped(item.sample.type))</code><br><small>\(ContactSheet.escaped(item.state ?? ""))</small>"
        return "<tr><td>\(value)</td><td>\(before)</td><td>\(after)</td></tr>"
    }

    /// The Lock Screen's picture of the old value by the build at a path; why there is none, where there is none.
    private func picture(_ item: DriftCase, at path: String, name: String, in folder: URL) throws -> String {
        guard let state = item.state else { return "no state of it could be made" }
        let scratch = folder.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let files = [("state.json", state), ("attributes.json", item.attributes ?? "{}")].map { (scratch.appendingPathComponent($0.0), $0.1) }
        for (file, text) in files { try Data(text.utf8).write(to: file) }
        let type = item.sample.type.split(separator: ".").first.map(String.init) ?? item.sample.type
        let words = [
            "--state=\(files[0].0.path)", "--attributes=\(files[1].0.path)", "--attributes-type=\(type)", "--presentation=lockScreen",
            "--appearance=light",
            "--format=png",
        ]
        var run = try RenderRun(
            options: try options.surroundings(at: path, output: scratch, words), installation: .current,
            console: console.forInnerRun)
        _ = try run.run()
        let pictures = run.manifest.targets.flatMap { $0.pictures + $0.widgets.flatMap(\.snapshots) }.map(\.image).filter { !$0.isEmpty }
        if let image = pictures.first { return "<img src=\"\(name)/\(ContactSheet.escaped(image))\" alt=\"\(name)\">" }
        let reason = run.manifest.diagnostics.first { $0.severity == .error }?.message ?? "nothing is drawn"
        return "<p class=\"error\">nothing is shown: \(ContactSheet.escaped(reason))</p>"
    }
}
