import Foundation
import ProjectReader
import SwiftSyntax

/// What is known of modules that cannot be had, while it is found out.
final class StubModel: StubNaming {
    /// What is found out, as it is kept between builds.
    struct Knowledge: Codable {
        var modules: [StubModule]
        /// What types of which nothing was known turned out to be.
        var resolved: [String: String] = [:]
        /// Declarations that did not build, which are not made again.
        var refused: Set<String> = []

        /// How much is known: members that are declared, and types that turned out to be others.
        var extent: Int { resolved.count + modules.reduce(0) { $0 + $1.types.reduce(0) { $0 + $1.members.count } } }
    }

    private(set) var knowledge: Knowledge
    let sources: StubSources
    let project: StubProjectTypes
    /// The module that new types go to.
    private var current = 0
    private(set) var hasChanged = false
    /// How often a name was given to what is not known.
    private var lastNumbers: [String: Int] = [:]
    /// What was declared when the round began.
    private var before: [String: [StubType]] = [:]

    init(modules: [String], sources: StubSources, project: StubProjectTypes) {
        knowledge = Knowledge(modules: modules.map { StubModule(name: $0) })
        self.sources = sources
        self.project = project
        for index in self.modules.indices { self.modules[index].imports = imports(of: self.modules[index].name) }
    }

    /// Goes on with what was found out before.
    init(_ knowledge: Knowledge, sources: StubSources, project: StubProjectTypes) {
        (self.knowledge, self.sources, self.project) = (knowledge, sources, project)
    }

    private(set) var modules: [StubModule] {
        get { knowledge.modules }
        _modify { yield &knowledge.modules }
    }
    private var resolved: [String: String] {
        get { knowledge.resolved }
        _modify { yield &knowledge.resolved }
    }
    private var refused: Set<String> {
        get { knowledge.refused }
        _modify { yield &knowledge.refused }
    }

    var names: Set<String> { Set(modules.map(\.name)) }

    /// Apple's modules that the files that use a module import as well.
    private func imports(of module: String) -> Set<String> {
        let offered: Set = [
            "Foundation", "SwiftUI", "UIKit", "WidgetKit", "AppKit", "Combine", "ActivityKit", "AppIntents", "CoreLocation", "Charts",
        ]
        let found = sources.importing(module).reduce(into: Set()) { found, source in
            found.formUnion(source.imports.filter { offered.contains($0) || DeclaredFrameworks.isApples($0) })
        }
        if found.isEmpty || found == ["Foundation"] { return found }
        return found.union(["Foundation", "SwiftUI"])
    }

    func beginRound() {
        hasChanged = false
        before = declarations
    }

    /// Forgets types that nothing names any more, and says whether the declarations are others than when the round began.
    func endRound() -> Bool {
        removeUnnamed()
        return hasChanged && declarations != before
    }

    /// Every declaration, without where it is used.
    private var declarations: [String: [StubType]] {
        modules.reduce(into: [:]) { found, module in
            found[module.name + " " + module.exports.sorted().joined(separator: " ")] = module.types.map(\.withoutPlaces)
        }
    }

    private func removeUnnamed() {
        let types = modules.flatMap(\.types)
        let unknown = Dictionary(types.filter(\.isUnknown).map { ($0.name, $0) }) { first, _ in first }
        guard !unknown.isEmpty else { return }
        var named = Set(resolved.values.flatMap(StubTypeName.words))
        var open = types.filter { !$0.isUnknown } + named.compactMap { unknown[$0] }
        while let type = open.popLast() {
            for word in type.namedTypes where named.insert(word).inserted {
                if let next = unknown[word] { open.append(next) }
            }
        }
        for module in modules.indices { modules[module].types.removeAll { $0.isUnknown && !named.contains($0.name) } }
    }

    func noteChange() { hasChanged = true }

    // MARK: - Finding

    /// A type and where it lies.
    struct Index: Hashable {
        var module: Int
        var type: Int
    }

    subscript(index: Index) -> StubType {
        get { modules[index.module].types[index.type] }
        set {
            modules[index.module].types[index.type] = newValue
            hasChanged = true
        }
    }

    /// The type a message or declaration names; nil where no stub has it.
    func find(_ type: String) -> Index? {
        let path = StubTypeName.path(latest(type))
        guard !path.isEmpty else { return nil }
        for (number, module) in modules.enumerated() {
            if let found = module.types.firstIndex(where: { $0.name == path && $0.kind != .foreign }) { return Index(module: number, type: found) }
            if path.hasPrefix(module.name + "."), let found = module.index(of: String(path.dropFirst(module.name.count + 1))) {
                return Index(module: number, type: found)
            }
        }
        guard !path.contains(".") else { return nil }
        for (number, module) in modules.enumerated() {
            let inner = module.types.indices.filter { module.types[$0].lastName == path && module.types[$0].kind != .foreign }
            if inner.count == 1, let only = inner.first { return Index(module: number, type: only) }
        }
        return nil
    }

    /// The type with what has been found out of it since.
    func latest(_ type: String) -> String {
        StubTypeName.words(type).reduce(type) { text, word in
            guard let found = resolved[word] else { return text }
            return StubTypeName.replacing(word, with: latest(found), in: text)
        }
    }

    func isUnknown(_ type: String) -> Bool { find(type).map { self[$0].isUnknown } ?? false }

    /// The module a name belongs to that a file uses: of those it imports the one that most files with the name import.
    func owner(of name: String, in source: StubSource) -> Int? { owner(of: name, among: source.imports) }

    /// The same of a member of a type, which a module can have brought that another source imports.
    func owner(ofMember name: String, in source: StubSource) -> Int? {
        owner(of: name, in: source) ?? owner(of: name, among: sources.reached(from: source))
    }

    private func owner(of name: String, among imported: Set<String>) -> Int? {
        let candidates = modules.indices.filter { imported.contains(modules[$0].name) }
        guard candidates.count > 1 else { return candidates.first }
        let word = Data(name.utf8)
        let users = sources.files.filter { file in FileManager.default.contents(atPath: file)?.range(of: word) != nil }.compactMap(sources.source)
        return candidates.max { first, second in
            let counts = [first, second].map { index in users.count { $0.imports.contains(modules[index].name) } }
            if counts[0] != counts[1] { return counts[0] < counts[1] }
            return likeness(name, modules[first].name) < likeness(name, modules[second].name)
        }
    }

    private func likeness(_ name: String, _ module: String) -> Int {
        if name.lowercased().contains(module.lowercased()) || module.lowercased().contains(name.lowercased()) { return 100 }
        return name.lowercased().commonPrefix(with: module.lowercased()).count
    }

    // MARK: - Changing

    /// The type of a name in a module, which is made where it is not there.
    @discardableResult
    func declare(_ name: String, in module: Int, kind: StubType.Kind = .structure, at place: StubPlace?) -> Index {
        if let found = modules[module].types.firstIndex(where: { $0.name == name && ($0.kind == .foreign) == (kind == .foreign) }) {
            if let place { modules[module].types[found].places.insert(place) }
            return Index(module: module, type: found)
        }
        var type = StubType(name: name, kind: kind)
        if let place { type.places.insert(place) }
        modules[module].types.append(type)
        hasChanged = true
        return Index(module: module, type: modules[module].types.count - 1)
    }

    /// Another form of a member; more places alone are no change.
    func set(_ member: StubMember, at number: Int, of index: Index, places: Set<StubPlace>) {
        var plain = member
        plain.places = places
        if plain != modules[index.module].types[index.type].members[number] { hasChanged = true }
        modules[index.module].types[index.type].members[number] = member
    }

    /// Makes new types of the module.
    func within<Value>(_ module: Int, _ work: () -> Value) -> Value {
        let before = current
        current = module
        defer { current = before }
        return work()
    }

    func unknown(_ words: [String]) -> String {
        let parts = words.map { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : $0 }.flatMap {
            $0.split { !($0.isLetter || $0.isNumber) }
        }.map { String($0).capitalizedFirst }
        let base = Self.prefix + parts.suffix(Self.mostWords).joined()
        var number = lastNumbers[base] ?? 1
        var name = number == 1 ? base : base + "\(number)"
        while modules.contains(where: { $0.index(of: name) != nil }) || resolved[name] != nil {
            number += 1
            name = base + "\(number)"
        }
        lastNumbers[base] = number
        let index = declare(name, in: current, at: nil)
        modules[index.module].types[index.type].isUnknown = true
        return name
    }

    private static let mostWords = 5
    private static let prefix = "Unknown"

    /// Whether a name stands for a type of which nothing is known, or was.
    static func isPlaceholder(_ name: String) -> Bool { name.hasPrefix(prefix) }

    func unknown(_ words: [String], withCase name: String, parameters: [StubParameter], at place: StubPlace?) -> String {
        let type = unknown(words)
        if let index = find(type) { addCase(name, parameters, to: index, at: place) }
        return type
    }

    /// Makes the constants of a type its own values, where two whose types are not known are asked for the same: `Method.first.options`,
    /// `Method.second.options`. False where the type is not that of such a constant.
    func resolveConstant(_ index: Index, askedFor member: String) -> Bool {
        let name = self[index].name
        guard self[index].isUnknown else { return false }
        for owner in modules[index.module].types where owner.kind == .structure && !owner.name.isEmpty && !owner.isUnknown {
            let constants = owner.members.filter { $0.kind == .property && $0.isStatic }.map { latest($0.result) }
            guard constants.contains(name) else { continue }
            let others = constants.filter { other in
                other != name && isUnknown(other) && (find(other).map { self[$0].members.contains { $0.name == member } } ?? false)
            }
            let isAsked = owner.members.contains { !$0.isStatic && $0.name == member }
            guard isAsked || !others.isEmpty else { continue }
            let types = others + [name]
            return types.map { resolve($0, to: owner.name) }.contains(true)
        }
        return false
    }

    func addCase(_ name: String, _ parameters: [StubParameter], to index: Index, at place: StubPlace?) {
        if let known = self[index].members.firstIndex(where: { $0.name == name && ($0.kind == .enumCase || $0.isStatic) }) {
            if self[index].members[known].parameters.isEmpty, !parameters.isEmpty { self[index].members[known].parameters = parameters }
            return
        }
        guard !isRefused(self[index], name) else { return }
        self[index].members.append(
            StubMember(kind: .enumCase, name: name, isStatic: true, parameters: parameters, places: Set(place.map { [$0] } ?? [])))
    }

    /// Names that parameters of generic types have: without the type they mean nothing.
    private static let parameters: Set = [
        "Success", "Failure", "Element", "Wrapped", "Content", "Root", "Output", "Input", "Key", "Subject", "Base", "T", "U", "V", "R", "S", "E",
    ]

    /// Whether a type is of a generic one, with nothing said of its parameter: `Result<Success, Failure>`.
    func namesParameter(_ type: String) -> Bool { StubTypeName.words(type).contains { Self.parameters.contains($0) && find($0) == nil } }

    func canName(_ type: String) -> Bool {
        !namesParameter(type)
            && StubTypeName.words(type).allSatisfy { word in
                guard word.beginsUppercase else { return true }
                guard let found = find(word) else { return !project.declares(word) }
                return found.module == current || exports(current).contains(modules[found.module].name)
            }
    }

    /// Whether the declarations of one stub can name those of another, which it passes on from now on.
    func sees(_ module: Int, from other: Int) -> Bool {
        export(module, from: other)
        return module == other || exports(other).contains(modules[module].name)
    }

    func isViewModifier(_ name: String) -> Bool {
        StubHints.isViewModifier(name) || modules.contains { $0.types.contains { $0.isViewProtocol && $0.members.contains { $0.name == name } } }
    }

    func isDeclaredByProject(_ name: String) -> Bool { project.declares(name) }

    /// Takes back a type that another module has, where both are seen. False where no stub declares it.
    func withdraw(_ name: String) -> Bool {
        let owner = modules.indices.last { module in modules[module].types.contains { $0.name == name && $0.kind != .foreign } }
        guard let owner else { return false }
        modules[owner].types.removeAll { ($0.name == name || $0.name.hasPrefix(name + ".")) && $0.kind != .foreign }
        refused.insert(modules[owner].name + "." + name)
        hasChanged = true
        return true
    }

    /// Whether a module does not declare a name, for another does.
    func isWithdrawn(_ name: String, from module: Int) -> Bool { refused.contains(modules[module].name + "." + name) }

    func isRefused(_ type: StubType, _ name: String) -> Bool { refused.contains("\(type.name).\(name)") }

    /// Says what a type is of which nothing was known: everything that names it names the other from now on.
    func resolve(_ unknown: String, to other: String) -> Bool {
        let name = StubTypeName.path(latest(unknown))
        var target = latest(other)
        guard let index = find(name), self[index].isUnknown, StubTypeName.path(target) != name else { return false }
        if StubTypeName.words(target).contains(name) { return false }
        if namesParameter(target) { return false }
        let isNameable = within(index.module) { canName(target) }
        if !isNameable || target.contains("some ") || target.hasPrefix("Wanted") || StubTypeName.words(target).contains("τ_0_0") { target = "Any" }
        if let into = find(target), into != index { merge(self[index], into: into) }
        resolved[name] = target
        modules[index.module].types.remove(at: index.type)
        for module in modules.indices {
            for type in modules[module].types.indices {
                for member in modules[module].types[type].members.indices {
                    modules[module].types[type].members[member].replace(name, with: target)
                }
            }
        }
        hasChanged = true
        return true
    }

    private func merge(_ type: StubType, into index: Index) {
        var other = self[index]
        for member in type.members where !other.members.contains(where: { $0.name == member.name && $0.labels == member.labels }) {
            other.members.append(member)
        }
        other.conformances.formUnion(type.conformances)
        if type.kind != .structure, other.kind == .structure { other.kind = type.kind }
        self[index] = other
    }

    /// Makes what can be missing of every value of the type, or of one that is not known yet.
    func makeOptional(_ unknown: String) -> Bool {
        let name = StubTypeName.path(latest(unknown))
        guard let index = find(name), self[index].isUnknown else { return false }
        for module in modules.indices {
            for type in modules[module].types.indices {
                for member in modules[module].types[type].members.indices {
                    let result = modules[module].types[type].members[member].result
                    if result == name {
                        modules[module].types[type].members[member].result = StubTypeName.optional(name)
                        hasChanged = true
                    }
                    for parameter in modules[module].types[type].members[member].parameters.indices {
                        let old = modules[module].types[type].members[member].parameters[parameter].type
                        let isClosure = old.contains("->") && StubTypeName.words(old).contains(name)
                        guard old == name || isClosure else { continue }
                        let new = StubTypeName.replacing(name, with: name + "?", in: old)
                        guard new != old else { continue }
                        modules[module].types[type].members[member].parameters[parameter].type = new
                        hasChanged = true
                    }
                }
            }
        }
        return hasChanged
    }

    /// A stub that passes on a module of Apple's.
    func bring(_ module: String, along stub: Int) {
        if modules[stub].exports.insert(module).inserted { hasChanged = true }
    }

    func export(_ module: Int, from other: Int) {
        guard module != other, !exports(module).contains(modules[other].name), modules[other].exports.insert(modules[module].name).inserted else {
            return
        }
        hasChanged = true
    }

    private func exports(_ module: Int) -> Set<String> {
        modules[module].exports.reduce(into: []) { found, name in
            found.insert(name)
            if let next = modules.firstIndex(where: { $0.name == name }) { found.formUnion(exports(next)) }
        }
    }

    /// Takes back what a line of a stub declares and the compiler refuses.
    func refuse(_ line: StubWriter.Line, of module: Int, message: String) {
        // An attribute of Apple's that is not found because of another error before it is no fault of the member.
        if message.hasPrefix("unknown attribute '") { return }
        guard let type = modules[module].index(of: line.type) ?? modules[module].types.firstIndex(where: { $0.name == line.type }) else { return }
        if message.contains("does not conform to protocol"), let name = StubTypeName.quoted(in: message).last {
            refused.insert("\(line.type).: \(name)")
            if modules[module].types[type].conformances.remove(name) != nil { hasChanged = true }
        } else if let member = line.member, modules[module].types[type].members.indices.contains(member) {
            let gone = modules[module].types[type].members.remove(at: member)
            refused.insert("\(line.type).\(gone.name)")
            hasChanged = true
        } else if let name = StubTypeName.quoted(in: message).first(where: { modules[module].types[type].conformances.contains($0) }) {
            refused.insert("\(line.type).: \(name)")
            modules[module].types[type].conformances.remove(name)
            hasChanged = true
        }
    }

    /// The view of a stub that a modifier gives whose result is not known: itself. nil where a value is no modifier's result.
    private func modified(_ index: Index) -> String? {
        let name = self[index].name
        let owner = modules[index.module].types.first { type in
            type.kind == .structure && !type.isUnknown && type.generics == 0 && type.members.contains { $0.kind == .initializer }
                && type.members.contains { $0.kind == .function && !$0.isStatic && $0.result == name }
        }
        return owner?.name
    }

    func conform(_ index: Index, to name: String) -> Bool {
        if name == "View", self[index].isUnknown, let owner = modified(index), let found = find(owner) {
            if !self[found].isView { self[found].conformances.insert("View") }
            return resolve(self[index].name, to: owner)
        }
        guard !refused.contains("\(self[index].name).: \(name)"), !self[index].conformances.contains(name) else { return false }
        self[index].conformances.insert(name)
        if name == "View" || name == "ViewModifier" { self[index].kind = .structure }
        if ["ObservableObject", "NSObjectProtocol", "AnyObject"].contains(name), self[index].kind == .structure { self[index].kind = .reference }
        return true
    }

    /// Gives a type that stands for something an identifier of a type, where nothing says which it is.
    func identify(_ index: Index, by type: String, at place: StubPlace) -> Bool {
        guard !self[index].members.contains(where: { $0.name == "id" }), !isRefused(self[index], "id") else { return false }
        self[index].members.append(StubMember(kind: .property, name: "id", result: type, places: [place]))
        return true
    }
}

extension StubMember {
    fileprivate mutating func replace(_ name: String, with other: String) {
        result = StubTypeName.replacing(name, with: other, in: result)
        for index in parameters.indices { parameters[index].type = StubTypeName.replacing(name, with: other, in: parameters[index].type) }
    }
}
