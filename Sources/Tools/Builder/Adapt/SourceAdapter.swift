import IsletModel
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Adapts one source file: parses it, lets every rule propose edits, and applies them.
struct SourceAdapter {
    let platform: Platform

    struct Result {
        var source: AdaptedSource
        var facts: FileFacts
    }

    static let rules: [AdaptationRule.Type] = [
        ImportRule.self, QualifiedNameRule.self, ConditionRule.self, AvailabilityRule.self, OpaqueResultRule.self, PlaygroundRule.self, TipRule.self,
        PreviewRule.self,
        EntryRule.self, ModelRule.self, AnimatableRule.self, EntityPropertyRule.self, UnionValueRule.self, SchemaRule.self,
        GenerableRule.self, LiteralRule.self, ObjectiveCRule.self, NamedMemberRule.self, ReusedViewRule.self, ManagedPropertyRule.self,
        ExtensionOverrideRule.self, ManagedObjectRule.self, SelectorRule.self, DelegateRule.self, FilePathRule.self, SessionRule.self,
        QueryTypeRule.self, ProcessInfoRule.self, EmptyErrorRule.self, ErrorCastRule.self, NumberOperatorRule.self, KeyValueRule.self,
        FetchRequestRule.self,
        InterfaceRule.self, EditableLiteralRule.self,
    ]

    /// `file` is the path shown to the user; `name` the file's name without its ending.
    func adapt(
        _ text: String, file: String, name: String, neighbours: OverrideNeighbours = OverrideNeighbours(),
        rules: [AdaptationRule.Type] = rules
    ) -> Result {
        let tree = Parser.parse(source: text)
        let regions = tree.configuredRegions(in: platform)
        let context = FileContext(file: file, name: name, tree: tree, regions: regions, platform: platform)
        context.neighbours = neighbours
        var edits: [SourceEdit] = []
        for rule in rules {
            let visitor = rule.init(context)
            visitor.walk(tree)
            edits += visitor.edits
        }
        FactCollector(context).walk(tree)
        if let tail = RegistrationTail(facts: context.facts, fileName: name).text(afterLineBreak: text.hasSuffix("\n")) {
            edits.append(.insert(tail, at: text.utf8.count))
        }
        return Result(source: AdaptedSource(text, edits: edits), facts: context.facts)
    }
}

/// What rules share while one file is adapted.
final class FileContext {
    let file: String
    let name: String
    let tree: SourceFileSyntax
    let regions: ConfiguredRegions
    let platform: Platform
    let lines: SourceLocationConverter
    var facts = FileFacts()
    var neighbours = OverrideNeighbours()

    init(file: String, name: String, tree: SourceFileSyntax, regions: ConfiguredRegions, platform: Platform) {
        self.file = file
        self.name = name
        self.tree = tree
        self.regions = regions
        self.platform = platform
        lines = SourceLocationConverter(fileName: file, tree: tree)
    }

    func isActive(_ node: some SyntaxProtocol) -> Bool { regions.isActive(node) == .active }

    func line(of node: some SyntaxProtocol) -> Int { lines.location(for: node.positionAfterSkippingLeadingTrivia).line }

    func report(_ code: FindingCode, _ message: String, at node: some SyntaxProtocol, severity: BuildDiagnostic.Severity = .warning) {
        facts.diagnostics.append(
            BuildDiagnostic(code: code, severity: severity, message: message, file: file, line: line(of: node)))
    }
}

/// A rule: a visitor of the whole file that proposes edits.
class AdaptationRule: SyntaxVisitor {
    let context: FileContext
    private(set) var edits: [SourceEdit] = []

    required init(_ context: FileContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    /// Replaces the text of a node, without the white space and comments around it.
    func replace(_ node: some SyntaxProtocol, with text: String) { edits.append(SourceEdit(range(of: node), text)) }

    func replace(from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String) {
        edits.append(SourceEdit(range(of: first).lowerBound..<range(of: last).upperBound, text))
    }

    func insert(_ text: String, before node: some SyntaxProtocol) { edits.append(.insert(text, at: range(of: node).lowerBound)) }

    func insert(_ text: String, after node: some SyntaxProtocol) { edits.append(.insert(text, at: range(of: node).upperBound)) }

    func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
