import Foundation

/// The page of what works: the public API of the frameworks, what tests reach of it, and what Apple has beside it.
struct SupportPage {
    static let path = "docs/SUPPORT.md"

    private let options: SupportOptions
    private let modules: [String: [Declaration]]
    private let coverages: [Coverage]
    private let reach: Reach

    init(_ sources: Sources, _ catalogue: DeclarationCatalogue, tests: [TestCase]) throws {
        let options = try JSONDecoder().decode(SupportOptions.self, from: sources.data(of: SupportOptions.file))
        let reach = Reach(try sources.text(of: Reach.file), existing: Set(tests.map(\.name)))
        let listed = catalogue.declarations.filter { declaration in
            declaration.file.hasPrefix("Sources/Frameworks/") && !options.internalModules.contains(declaration.module) && !options.isOwn(declaration)
        }
        coverages = try AppleInterface.frameworks.map { framework in
            let text = try sources.text(of: "\(AppleInterface.folder)/\(framework).txt")
            return Coverage(AppleInterface(text, framework: framework), catalogue, reach, rewritten: Set(options.rewritten))
        }
        (self.options, self.reach) = (options, reach)
        modules = Dictionary(grouping: listed, by: \.module)
    }

    var text: String {
        var lines = introduction
        for module in modules.keys.sorted(by: precedes) { lines += section(module, modules[module] ?? []) }
        lines += lacking
        return lines.joined(separator: "\n") + "\n"
    }

    private var introduction: [String] {
        let rows = coverages.map { "| \($0.framework) | " + ($0.types.cells() + $0.members.cells()).joined(separator: " | ") + " |" }
        return [
            "# Support",
            "",
            "What of Apple's API is there. *yes*: a test refers to it, by the compiler's own index of the tests (measured \(reach.measured)), and",
            "nothing is known to be missing; the tests are named in `\(Reach.file)`. *partly*: works with the limits named; a view that works in an",
            "app's window only is *partly*. *no*: compiles and has no effect, or always fails. *unknown*: it is there, and no test refers to it.",
            "",
            "How much of the public interface of Apple's frameworks, iOS 27, is there, counted by names (all forms of a function are one name); the",
            "names are in `\(AppleInterface.folder)`, and what Islet lacks is [listed](#not-there-yet) below.",
            "",
            "| Framework | Types | declared | tested | Members | declared | tested |",
            "|---|---|---|---|---|---|---|",
        ] + rows + ["", "Written by `Scripts/generate-docs` from the sources and their `\(SupportMark.label)` marks.", ""]
    }

    private func precedes(_ left: String, _ right: String) -> Bool {
        func key(_ module: String) -> (Int, String) { (options.modified[module] == nil ? 1 : 0, options.title(of: module).lowercased()) }
        return key(left) < key(right)
    }

    private func section(_ module: String, _ declarations: [Declaration]) -> [String] {
        var parts: [(String, SupportTable)] = [("Types and functions", table(declarations.filter(isType), name: typeName))]
        if let owners = options.modified[module] {
            for owner in owners {
                let modifiers = declarations.filter { $0.owner == owner && $0.kind == .function && !$0.isStatic }
                parts.append(("Modifiers of \(owner)", table(modifiers, name: \.name)))
            }
            parts.append(("Environment values", table(declarations.filter { $0.owner == "EnvironmentValues" && $0.kind == .value }, name: \.name)))
        }
        parts.removeAll { $0.1.isEmpty }
        guard !parts.isEmpty else { return [] }
        var lines = ["## \(options.title(of: module))", ""]
        if let note = options.notes[module] { lines += [note, ""] }
        for (title, table) in parts {
            if parts.count > 1 { lines += ["### \(title)", ""] }
            lines += table.lines + [""]
        }
        return lines
    }

    private func isType(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .type: true
        case .alias, .macro, .function: declaration.owner.isEmpty
        case .value, .initializer, .enumCase: false
        }
    }

    private func typeName(_ declaration: Declaration) -> String {
        declaration.kind == .function ? declaration.qualifiedName + "()" : declaration.qualifiedName
    }

    private func table(_ declarations: [Declaration], name: (Declaration) -> String) -> SupportTable {
        var table = SupportTable()
        for declaration in declarations { table.add(name(declaration), mark(of: declaration)) }
        return table
    }

    /// What is marked, or whether a test refers to it.
    private func mark(of declaration: Declaration) -> SupportMark {
        let isReached = reach.reaches(declaration)
        guard let mark = declaration.mark else { return SupportMark(status: isReached ? .yes : .unknown) }
        return mark.status == .yes && !isReached ? SupportMark(status: .unknown, note: mark.note) : mark
    }

    private var lacking: [String] {
        var lines = ["## Not there yet", "", "Sources that use these do not compile. Members are named where their type is there."]
        for coverage in coverages {
            lines += ["", "### Lacking in \(coverage.framework)", "", "| Type | Lacking |", "|---|---|"]
            if !coverage.lacking.types.isEmpty { lines.append("| (types) | \(coverage.lacking.types.listed) |") }
            let members = Dictionary(grouping: coverage.lacking.members) { $0.split(separator: ".").dropLast().joined(separator: ".") }
            for owner in members.keys.sorted() {
                let names = (members[owner] ?? []).map { String($0.dropFirst(owner.count + 1)) }
                lines.append("| `\(owner)` | \(names.listed) |")
            }
        }
        return lines
    }
}
