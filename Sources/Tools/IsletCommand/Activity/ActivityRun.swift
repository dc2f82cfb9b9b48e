import Activities
import Builder
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import ProjectReader
import Snapshot

/// One run of `islet activity`: builds each target and has data of its Live Activities made up.
struct ActivityRun {
    private let options: RenderOptions
    /// The attributes type asked for; nil: all.
    private let type: String?
    private let payload: ExamplePush?
    private let hasSkeleton: Bool
    private let console: Console
    private let workshop = Workshop(installation: .current)
    private var diagnostics = DiagnosticList()
    private var failed: ExitCode?
    private var known: [String] = []
    private(set) var activities: [ActivityAnswer.Activity] = []

    init(options: RenderOptions, type: String?, payload: ExamplePush?, hasSkeleton: Bool, console: Console) {
        (self.options, self.type, self.payload, self.hasSkeleton, self.console) = (options, type, payload, hasSkeleton, console)
    }

    var findings: [Finding] { diagnostics.diagnostics }

    mutating func run() throws -> ExitCode {
        let targets = try ProjectReader.read(options.paths, options: options.project(workshop: workshop))
        let device = try workshop.makeDevice()
        defer { workshop.remove(device) }
        for target in targets { try ask(target, on: device) }
        for finding in findings where finding.severity != .note { console.report(finding) }
        if let type, !known.contains(type), failed == nil {
            let list = known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"
            throw UsageError("--attributes-type: there is no Live Activity for “\(type)”: \(list)")
        }
        return failed ?? (diagnostics.count(.error) > 0 ? .diagnostics : .done)
    }

    private mutating func ask(_ target: BuildTarget, on device: DeviceFolder) throws {
        let places = SourcePlaces(target)
        let options = options.fitted(to: target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            let supply = ExtensionSupply(ExtensionLaunch(product, on: device, options: options), options: options)
            defer { supply.finish() }
            let types = CodedTypes(sources: (target.dependencies.filter { $0.native == nil } + [target]).flatMap(\.sources))
            for name in try supply.describe().widgets.filter({ $0.configuration == .activity }).compactMap(\.attributesType) {
                guard !known.contains(name) else { continue }
                known.append(name)
                guard type ?? name == name else { continue }
                try make(name, of: target, types, supply, places)
            }
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            failed = .build
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "the Live Activities of \(target.name)")], places: places)
            failed = failed ?? .extensionFailure
        }
    }

    private mutating func make(
        _ name: String, of target: BuildTarget, _ types: CodedTypes, _ supply: ExtensionSupply, _ places: SourcePlaces
    ) throws {
        var input = ActivityInput(
            id: SubjectList.identifier, attributes: Data(), contents: [ActivityInput.Content(state: Data(), date: options.moment)])
        input.isMadeUp = true
        var entries: [ArchivedEntry] = []
        let outcome = try supply.render(.activity(attributesType: name, input), variants: []) { entries.append($0) }
        diagnostics.add(outcome.diagnostics.filter { $0.severity == .error }, places: places)
        guard let data = entries.lazy.compactMap(\.activity).first else { return }
        let (attributes, state) = (try JSONValue(json: data.attributes), try JSONValue(json: data.state))
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let described = types.description(of: name) ?? types.description(of: last)
        let path = described?.path ?? last
        var activity = ActivityAnswer.Activity(
            target: target.name, attributesType: name, attributes: Self.members(attributes, described),
            contentState: Self.members(state, types.description(of: "ContentState", within: path)),
            bytes: ActivitySize(attributes: data.attributes, state: data.state).bytes, mostBytes: options.profile.activities.payloadBytes)
        if hasSkeleton {
            let skeleton = ActivitySkeleton(types: types, moment: options.moment)
            activity.skeleton = document(last, path, attributes, state, skeleton)
        }
        activities.append(activity)
    }

    /// The members that values have, and those that may be left out.
    private static func members(_ value: JSONValue, _ description: CodedTypes.Description?) -> [ActivityAnswer.Member] {
        let written = (description?.properties ?? []).filter { value.members[$0.key] != nil || ActivitySkeleton.isOptional($0.type) }
        let others = value.members.keys.filter { key in !written.contains { $0.key == key } }.sorted()
        return written.map { .init(key: $0.key, type: $0.type) } + others.map { .init(key: $0, type: "of a type the sources do not say") }
    }

    /// One JSON document with everything of an activity.
    private func document(_ name: String, _ path: String, _ attributes: JSONValue, _ state: JSONValue, _ skeleton: ActivitySkeleton) -> String {
        let depth = payload == nil ? 1 : 2
        let margin = String(repeating: "    ", count: depth)
        let fixed = skeleton.lines(attributes, type: path, within: "", depth: depth)
        let changing = skeleton.lines(state, type: "ContentState", within: path, depth: depth)
        let type = ["\(margin)\"attributes-type\": \(ActivitySkeleton.text(.string(name))),"]
        let constant = ["\(margin)\"attributes\": \(fixed[0])"] + fixed.dropFirst()
        let dynamic = ["\(margin)\"content-state\": \(changing[0])"] + changing.dropFirst()
        guard let payload else { return (["{"] + type + Self.comma(constant) + dynamic + ["}"]).joined(separator: "\n") }
        let rows = payload.carriesAttributes ? type + Self.comma(constant) + dynamic : dynamic
        return (["{", "    \"aps\": {"] + payload.rows(at: options.moment) + rows + ["    }", "}"]).joined(separator: "\n")
    }

    private static func comma(_ rows: [String]) -> [String] { rows.dropLast() + rows.suffix(1).map { $0 + "," } }
}
