import FoundationOverlay
import Testing

@testable import SwiftData

@Suite struct MigrationTests {
    private func context(_ version: any VersionedSchema.Type, _ file: StoreFile, plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContext {
        let schema = Schema(versionedSchema: version)
        return ModelContext(try ModelContainer(for: schema, migrationPlan: plan, configurations: ModelConfiguration(url: file.url)))
    }

    private func filled() throws -> StoreFile {
        let file = StoreFile()
        let context = try context(Notes1.self, file)
        for (text, stars) in [("milk", 3), ("bread", 1)] { context.insert(Notes1.Note(text: text, stars: stars)) }
        try context.save()
        return file
    }

    /// What the first version reads in a store.
    private func first(_ file: StoreFile) throws -> [String] {
        try context(Notes1.self, file).fetch(FetchDescriptor<Notes1.Note>(sortBy: [SortDescriptor(\.text)])).map { "\($0.text) \($0.stars)" }
    }

    @Test func propertiesThatComeGoOrChangeTheirNameKeepTheData() throws {
        let file = try filled()
        let notes = try context(Notes2.self, file).fetch(FetchDescriptor<Notes2.Note>(sortBy: [SortDescriptor(\.title)]))
        #expect(notes.map(\.title) == ["bread", "milk"])
        #expect(notes.map(\.colour) == ["blue", "blue"] && notes.map(\.mood) == [.wild, .wild] && notes.map(\.hint) == [nil, nil])
        let later = try context(Notes2.self, file)
        later.insert(Notes2.Folder(name: "f"))
        try later.save()
        #expect(try context(Notes2.self, file).fetchCount(FetchDescriptor<Notes2.Folder>()) == 1)
    }

    @Test func aChangeThatCannotBeMadeIsRefusedAndLosesNothing() throws {
        for version in [Notes3.self, Notes4.self] as [any VersionedSchema.Type] {
            let file = try filled()
            #expect(throws: SwiftDataError.loadIssueModelContainer) { try context(version, file) }
            #expect(try first(file) == ["bread 1", "milk 3"])
        }
    }

    @Test func aSmallerSchemaLeavesOtherModelsAlone() throws {
        let file = StoreFile()
        let both = try context(Notes2.self, file)
        both.insert(Notes2.Note(title: "n"))
        both.insert(Notes2.Folder(name: "f"))
        try both.save()
        let one = try file.context(for: Notes2.Folder.self)
        #expect(try one.fetchCount(FetchDescriptor<Notes2.Folder>()) == 1)
        #expect(try context(Notes2.self, file).fetchCount(FetchDescriptor<Notes2.Note>()) == 1)
    }

    /// Makes room for a value that the second version lacks.
    private enum Plan: SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] { [Notes1.self, Notes2.self] }
        static var stages: [MigrationStage] {
            [
                .custom(
                    fromVersion: Notes1.self, toVersion: Notes2.self,
                    willMigrate: { context in
                        for note in try context.fetch(FetchDescriptor<Notes1.Note>()) { note.text += " \(note.stars)" }
                    },
                    didMigrate: { context in
                        for note in try context.fetch(FetchDescriptor<Notes2.Note>()) { note.hint = "migrated" }
                    })
            ]
        }
    }

    @Test func aStageWorksOnTheModelsBeforeAndAfter() throws {
        let file = try filled()
        for _ in 0..<2 {
            let notes = try context(Notes2.self, file, plan: Plan.self).fetch(FetchDescriptor<Notes2.Note>(sortBy: [SortDescriptor(\.title)]))
            #expect(notes.map(\.title) == ["bread 1", "milk 3"] && notes.map(\.hint) == ["migrated", "migrated"])
        }
    }

    @Test func aStoreOfNoKnownVersionIsRefused() throws {
        let file = StoreFile()
        _ = try context(Notes4.self, file)
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try context(Notes2.self, file, plan: Plan.self) }
    }
}
