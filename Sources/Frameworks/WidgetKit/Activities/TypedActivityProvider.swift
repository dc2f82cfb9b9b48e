import ActivityKit
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
import SwiftUI

/// The views of a Live Activity with its types, behind the runtime's interface.
@MainActor
struct TypedActivityProvider<Attributes: ActivityAttributes>: ActivityProvider {
    let views: ActivityViews<Attributes>

    func entries(of input: ActivityInput) -> ActivityEntries {
        let moment = input.contents.first?.date ?? Date()
        if input.isMadeUp == true { return madeUp(input, near: moment) }
        var result = ActivityEntries()
        let attributes = decode(Attributes.self, input.attributes, .attributes, near: moment, &result.findings)
        for (index, content) in input.contents.enumerated() {
            let state = decode(Attributes.ContentState.self, content.state, .state, near: content.date, &result.findings)
            guard let attributes, let state else { continue }
            let context = ActivityViewContext(activityID: input.id, attributes: attributes, state: state, isStale: content.isStale)
            do {
                let texts = input.wasMadeUp == true ? try MadeUpTexts.of(attributes, state) : nil
                var entry = try entry(context, date: content.date, madeUp: texts)
                entry.index = index
                result.entries.append(entry)
            } catch {
                result.findings.append(ActivityFinding.unencodable(error, type: ActivityTypeName.of(Attributes.self)))
            }
        }
        return result
    }

    /// Entries with values nobody gave, at most as many as there are contents, and a finding that says so or why there are none.
    private func madeUp(_ input: ActivityInput, near moment: Date) -> ActivityEntries {
        let name = ActivityTypeName.of(Attributes.self)
        do {
            let attributes = try _MadeUp.values(Attributes.self, for: .picture, near: moment, most: 1)[0].value
            let states = try _MadeUp.values(Attributes.ContentState.self, for: .picture, near: moment, most: input.contents.count)
            var result = ActivityEntries(findings: [ActivityFinding.madeUp(type: name)])
            for (index, state) in states.enumerated() {
                let context = ActivityViewContext(activityID: input.id, attributes: attributes, state: state.value, isStale: false)
                var entry = try entry(context, date: moment, madeUp: MadeUpTexts.of(attributes, state.value))
                entry.index = index
                result.entries.append(entry)
            }
            return result
        } catch {
            return ActivityEntries(findings: [ActivityFinding.notMadeUp(error, type: name)])
        }
    }

    func entry(attributes: Any, state: Any, isStale: Bool, date: Date) throws -> EntryContent? {
        guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
        return try entry(ActivityViewContext(activityID: "preview", attributes: attributes, state: state, isStale: isStale), date: date)
    }

    private func entry(_ context: ActivityViewContext<Attributes>, date: Date, madeUp texts: _MadeUpTexts? = nil) throws -> EntryContent {
        let (views, shown) = (Transferred(views), Transferred(context))
        var entry = EntryContent(date: date) { evaluation in
            guard let texts else { return views.value.evaluate(shown.value, evaluation) }
            let made = { @Sendable (key: String) in MadeUpGroupText.text(for: key, near: date) }
            _MadeUpDefaults.with(made) {
                evaluation.withEnvironment({ $0._madeUpTexts = texts }) { views.value.evaluate(shown.value, evaluation) }
            }
        }
        entry.activity = ArchivedActivity(
            attributes: try ActivityCoding.encode(context.attributes), state: try ActivityCoding.encode(context.state), isStale: context.isStale)
        return entry
    }

    private func decode<Value: Codable>(
        _ type: Value.Type, _ data: Data, _ part: ActivityFinding.Part, near moment: Date, _ findings: inout [SnapshotDiagnostic]
    ) -> Value? {
        let name = ActivityTypeName.of(Attributes.self)
        do {
            let value = try ActivityCoding.decode(type, data)
            findings += try ActivityDates.findings(in: value, part: part, type: name, near: moment)
            return value
        } catch {
            findings.append(ActivityFinding.undecodable(error, data, part: part, type: name) { _ = try ActivityCoding.decode(type, $0) })
            return nil
        }
    }
}

/// How attributes and states are coded: as ActivityKit does, dates as seconds since 2001.
enum ActivityCoding {
    /// The value as JSON, keys sorted.
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value { try JSONDecoder().decode(type, from: data) }
}
