import ExtensionProtocol
import ExtensionRuntime
import Snapshot
import Testing

@testable import AppIntents

/// Kinds of parameters and intents that came with version 27.
@Suite(.serialized) struct LaterParameterTests {
    enum Place: _UnionValue {
        case text(String)
        case project(Project)

        static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.text: "Text"]
        enum Cases: String, CaseIterable, Hashable, Sendable { case text, project }
        var _unionCase: Cases {
            switch self {
            case .text: .text;
            case .project: .project
            }
        }
        var _unionData: IntentData? {
            switch self {
            case .text(let value): value._data;
            case .project(let value): value._data
            }
        }
        static func _restored(_ unionCase: Cases, from data: IntentData) -> RestoredValue? {
            switch unionCase {
            case .text: RestoredValue._union(String.self, from: data) { Self.text($0) }
            case .project: RestoredValue._union(Project.self, from: data) { Self.project($0) }
            }
        }
    }

    struct Later: AppIntent {
        static let title: LocalizedStringResource = "Later"
        static var allowedExecutionTargets: ExecutionTargets { .main }

        @Parameter(title: "Place") var place: Place?
        @Parameter(title: "Length") var length: Duration?
        @Parameter(title: "Name") var name: PersonNameComponents?
        @Parameter(title: "Projects") var projects: EntityCollection<Project>?

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Work: LongRunningIntent {
        static let title: LocalizedStringResource = "Work"
        @Parameter(title: "Steps", default: 0) var steps: Int

        func perform() async throws -> some IntentResult {
            let count = try await performBackgroundTask {
                progress.totalUnitCount = Int64(steps)
                for _ in 0..<steps { progress.completedUnitCount += 1 }
                return progress.completedUnitCount
            } onCancel: { _ in
            }
            return .result(value: Int(count))
        }
    }

    @Test func valuesOfTheNewTypesAreMadeAgain() async throws {
        let intent = Later()
        intent.place = .project(ProjectQuery.all[1])
        intent.length = .milliseconds(1500)
        intent.name = PersonNameComponents(givenName: "Ann")
        intent.projects = EntityCollection(ProjectQuery.all)
        let again = try await IntentArchive.intent(Later.self, IntentArchive.values(of: intent))
        guard case .project(let project)? = again.place else { throw IntentArchive.Failure.unknownIntent("no place") }
        #expect(project == ProjectQuery.all[1])
        #expect(again.length == .milliseconds(1500) && again.name?.givenName == "Ann")
        #expect(again.projects?.identifiers == ProjectQuery.all.map(\.id))
        #expect(try await again.projects?.resolvedEntities().count == ProjectQuery.all.count)
    }

    @Test func aUnionIsShownByItsCase() {
        #expect(String(localized: Place.text("a").displayRepresentation.title) == "Text")
        #expect(String(localized: Place.project(ProjectQuery.all[0]).displayRepresentation.title) == "project")
        #expect(Place._restored(from: .record(["nothing": .text("a")])) == nil)
    }

    @Test func anIntentForTheAppAloneRunsInTheApp() {
        #expect(IntentArchive.action(for: Later(), control: .button).runsInApp)
        #expect(IntentArchive.action(for: Work(), control: .button).runsInApp == false)
    }

    @Test func aLongTaskWithoutProgressIsFound() async {
        for steps in [3, 0] {
            let intent = Work()
            intent.steps = steps
            IntentRegistry.note(Work.self)
            let findings = FindingStore()
            let request = IntentRequest(id: 1, intent: IntentArchive.values(of: intent))
            let outcome = await findings.collect { await IntentPerformer.perform(request) }
            #expect(outcome.state == .succeeded)
            #expect(findings.take().map(\.code) == (steps == 0 ? [.longRunningIntentWithoutProgress] : []))
        }
    }
}
