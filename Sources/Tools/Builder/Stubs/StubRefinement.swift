import Foundation
import IsletModel
import ProjectReader
import SwiftSyntax

/// Changes stubs by what the compiler says of the project's sources, as a person would: what is not there is added, what has another type gets it.
struct StubRefinement {
    let model: StubModel
    /// What the file of each stub's module declares in which line.
    let writers: [String: (module: Int, lines: [StubWriter.Line?])]
    /// Where types of Apple's are looked up that a file uses without importing their module: a module that is stubbed brings them along.
    let exports: ModuleExports?
    /// Modules of Apple's that have a type which is missing.
    private(set) var owners: [String: [String]] = [:]

    init(model: StubModel, writers: [String: (module: Int, lines: [StubWriter.Line?])], exports: ModuleExports?) {
        (self.model, self.writers, self.exports) = (model, writers, exports)
    }

    /// Whether an error changed anything.
    func refine(by errors: [BuildDiagnostic]) -> Bool {
        model.beginRound()
        let errors = errors.filter { $0.severity == .error }
        var informed = self
        let missing = errors.filter { $0.message.hasPrefix("cannot find") }.compactMap { StubTypeName.quoted(in: $0.message).first }
        informed.owners = exports?.modules(of: Set(missing)) ?? [:]
        informed.mend(errors.filter { $0.file.map { writers[$0] != nil } == true })
        for error in errors where !Self.leavesTypeOpen(error) { informed.take(error) }
        if !model.hasChanged { errors.filter(Self.leavesTypeOpen).forEach(informed.take) }
        return model.endRound()
    }

    /// Whether what an error asks of a type many types have, numbers and dates among them: whatever else is known of it goes before.
    private static func leavesTypeOpen(_ error: BuildDiagnostic) -> Bool {
        ["Comparable", "Strideable", "Plottable"].contains { error.message.contains("conform to '\($0)'") }
    }

    /// Of what a stub itself has wrong: imports what its declarations name, and takes back those that do not build even so.
    private func mend(_ errors: [BuildDiagnostic]) {
        var brought: Set<Int> = []
        var wrong: [Int: [StubWriter.Line: [String]]] = [:]
        for error in errors {
            guard let stub = error.file.flatMap({ writers[$0] }), let line = error.line, stub.lines.indices.contains(line - 1),
                let declared = stub.lines[line - 1]
            else { continue }
            if bring(what: error.message, to: stub.module) { brought.insert(stub.module) }
            wrong[stub.module, default: [:]][declared, default: []].append(error.message)
        }
        for (module, lines) in wrong where !brought.contains(module) {
            // Members are known by their number: the last go first.
            for (line, messages) in lines.sorted(by: { ($0.key.type, $0.key.member ?? -1) > ($1.key.type, $1.key.member ?? -1) }) {
                for message in line.member == nil ? messages : Array(messages.prefix(1)) { model.refuse(line, of: module, message: message) }
            }
        }
    }

    /// Whether a type that a stub misses is Apple's, and its module is imported from now on.
    private func bring(what message: String, to stub: Int) -> Bool {
        guard message.hasPrefix("cannot find type '"), let name = StubTypeName.quoted(in: message).first, let module = owner(of: name) else {
            return false
        }
        let known = model.modules[stub]
        guard !known.imports.contains(module), !known.exports.contains(module) else { return false }
        model.bring(module, along: stub)
        return true
    }

    private func take(_ error: BuildDiagnostic) {
        guard let file = error.file, let line = error.line, writers[file] == nil else { return }
        guard let source = model.sources.source(file) else { return }
        let chain = source.chain(line: line, column: error.column ?? 1)
        guard let token = chain.first else { return }
        let place = StubErrorPlace(source: source, token: token, chain: chain, place: StubPlace(file: file, line: line), message: error.message)
        for note in error.notes ?? [] { _ = noted(note.message, place) }
        _ =
            missing(place) || environmentValue(place) || member(place) || conversion(place) || optional(place) || identifier(place)
            || conformance(place) || operands(place) || inheritance(place)
            || effect(place) || call(place) || generic(place) || exhaustion(place)
    }

    /// What the notes of an error say of types of stubs.
    private func noted(_ message: String, _ place: StubErrorPlace) -> Bool {
        guard message.contains("does not conform to '") else { return false }
        let quoted = StubTypeName.quoted(in: message)
        guard quoted.count >= 2, let index = quoted.dropLast().compactMap(model.find).first, let name = quoted.last else { return false }
        return model.conform(index, to: ["Decodable", "Encodable"].contains(name) ? "Codable" : name)
    }
}

/// Where an error is.
struct StubErrorPlace {
    let source: StubSource
    let token: Syntax
    /// From the token outwards.
    let chain: [Syntax]
    let place: StubPlace
    let message: String

    var quoted: [String] { StubTypeName.quoted(in: message) }

    /// The nearest of a kind around the token.
    func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? { chain.lazy.compactMap { $0.as(Node.self) }.first }

    /// The use of the name at the place: the member access or name that the token belongs to.
    var use: ExprSyntax? {
        if let access = chain.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
            chain.first?.position == access.declName.baseName.position || access.position == chain.first?.position
        {
            return ExprSyntax(access)
        }
        return chain.lazy.compactMap { $0.as(DeclReferenceExprSyntax.self) }.first.map { ExprSyntax($0) }
    }

    /// The call whose callee an expression is.
    static func call(of callee: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        var current = Syntax(callee)
        while let parent = current.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.position == current.position && Syntax(call.calledExpression).id == current.id ? call : nil
            }
            guard
                parent.is(GenericSpecializationExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) && current.is(DeclReferenceExprSyntax.self)
            else { return nil }
            if let access = parent.as(MemberAccessExprSyntax.self), access.base?.position == current.position { return nil }
            current = parent
        }
        return nil
    }

    /// The argument that the place lies in, with the call it is given to.
    var argument: (call: FunctionCallExprSyntax, label: String?, expression: ExprSyntax)? {
        for node in chain {
            if let labelled = node.as(LabeledExprSyntax.self), let list = labelled.parent, let call = list.parent?.as(FunctionCallExprSyntax.self) {
                return (call, labelled.label?.text, labelled.expression)
            }
            if node.is(ClosureExprSyntax.self) { return nil }
        }
        return nil
    }
}
