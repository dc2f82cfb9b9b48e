import Foundation
import TestGate
import Testing

@testable import IsletCommand

/// `--fixtures FILE`: what frameworks tell a provider.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct FixtureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let questions = """
        var lines: [String] = []
        func ask(_ name: String, _ question: () async throws -> String?) async {
            do { lines.append("\\(name): \\(try await question() ?? "nothing")") } catch { lines.append("\\(name): refused") }
        }
        let here = CLLocationManager().location ?? CLLocation()
        let day = HKQuery.predicateForSamples(withStart: Calendar.current.startOfDay(for: .now), end: .now)
        await ask("place") { CLLocationManager().location.map { "\\($0.coordinate.latitude)" } }
        await ask("city") { try await CLGeocoder().reverseGeocodeLocation(here).first?.locality }
        await ask("weather") {
            let (now, days) = try await WeatherService.shared.weather(for: here, including: .current, .daily)
            return "\\(now.temperature.value) \\(now.symbolName) \\(days.forecast.map(\\.highTemperature.value))"
        }
        await ask("steps") {
            let steps = HKSamplePredicate<HKQuantitySample>.quantitySample(type: HKQuantityType(.stepCount), predicate: day)
            let sum = try await HKStatisticsQueryDescriptor(predicate: steps, options: .cumulativeSum).result(for: HKHealthStore())?.sumQuantity()
            return sum.map { "\\($0.doubleValue(for: .count()))" }
        }
        await ask("hours") {
            let steps = HKSamplePredicate<HKQuantitySample>.quantitySample(type: HKQuantityType(.stepCount), predicate: nil)
            let all = try await HKStatisticsCollectionQueryDescriptor(
                predicate: steps, options: .cumulativeSum, anchorDate: Calendar.current.startOfDay(for: .now), intervalComponents: \
        DateComponents(hour: 1)
            ).result(for: HKHealthStore())
            return all.statistics().map { "\\($0.sumQuantity()?.doubleValue(for: .count()) ?? -1)" }.joined(separator: " ")
        }
        await ask("events") {
            let store = EKEventStore()
            guard try await store.requestFullAccessToEvents() else { throw CancellationError() }
            let coming = store.predicateForEvents(withStart: .now, end: .now + 86_400, calendars: nil)
            return store.events(matching: coming).map { "\\($0.title!) in \\($0.calendar.title)" }.joined()
        }
        await ask("contact") {
            let found = try CNContactStore().unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "ada"), keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
            return found.first.flatMap { CNContactFormatter.string(from: $0, style: .fullName) }
        }
        await ask("product") { try await Product.products(for: ["pro"]).first?.displayPrice }
        return lines.joined(separator: "\\n")
        """

    private var source: String {
        "import Contacts\nimport CoreLocation\nimport EventKit\nimport HealthKit\nimport StoreKit\nimport WeatherKit\n"
            + SampleWidget.source
            .replacing("struct Entry: TimelineEntry { let date: Date }", with: "struct Entry: TimelineEntry { let date: Date; var text = \"\" }")
            .replacing("Text($0.date, style: .time)", with: "Text($0.text)").replacing(".systemSmall", with: ".systemLarge")
            .replacing(
                "completion(Timeline(entries: [Entry(date: Date())], policy: .never))",
                with: "Task { completion(Timeline(entries: [Entry(date: Date(), text: try await Self.answers())], policy: .never)) }"
            )
            .replacing("func placeholder", with: "static func answers() async throws -> String {\n\(Self.questions)\n}\n    func placeholder")
    }

    private func lines(_ words: String...) throws -> (lines: [String], errors: String) {
        try folder.write(source, to: "Widget/Widget.swift")
        let recorder = Recorder()
        let all = ["render", folder.url.path + "/Widget", "-o", folder.url.path + "/out", "--format", "png", "--at", "2026-03-02T10:00"]
        #expect(Islet.run(all + words, console: recorder.console) == .done)
        let tree = folder.url.appendingPathComponent("out/Widget/Sample/systemLarge/timeline-0-light.txt")
        let text = try String(contentsOf: tree, encoding: .utf8)
        let shown = text.firstMatch(of: #/Text [\d. ]+ "(?<text>[^"]*)"/#)?.output.text ?? ""
        return (shown.components(separatedBy: "\\n"), recorder.errors)
    }

    @Test func everyFrameworkTellsWhatTheFileSays() throws {
        defer { folder.remove() }
        try folder.write(
            """
            {"location": {"latitude": 52.52, "longitude": 13.4, "address": {"city": "Berlin"}},
             "weather": {"current": {"condition": "rain", "temperature": 18.5}, "days": [{"date": "today", "high": 21, "low": 12}]},
             "health": {"samples": [{"type": "stepCount", "unit": "count", "value": 1200, "start": "today+8h10m", "end": "today+8h30m"},
               {"type": "stepCount", "unit": "count", "value": 300, "start": "now-10m"}, {"type": "stepCount", "unit": "count", "value": 9, \
            "start": "now-1d"}]},
             "calendar": {"events": [{"title": "Standup", "start": "now+20m", "calendar": "Work"}, {"title": "Gone", "start": "now-5h"}]},
             "contacts": [{"givenName": "Ada", "familyName": "Lovelace"}],
             "store": {"products": [{"id": "pro", "name": "Pro", "price": 4.5, "currency": "EUR"}]}}
            """, to: "all.json")
        let found = try lines("--fixtures", folder.url.path + "/all.json")
        #expect(
            found.lines == [
                "place: 52.52", "city: Berlin", "weather: 18.5 cloud.rain [21.0]", "steps: 1500.0", "hours: 9.0 1200.0 300.0",
                "events: Standup in Work", "contact: Ada Lovelace", "product: €4.50",
            ])
    }

    @Test func withoutAMemberTheyRefuse() throws {
        defer { folder.remove() }
        try folder.write(#"{"weather": {"current": {"condition": "sunny"}}}"#, to: "bad.json")
        let found = try lines("--fixtures", folder.url.path + "/bad.json")
        #expect(
            found.lines == [
                "place: nothing", "city: refused", "weather: refused", "steps: nothing", "hours: ", "events: refused", "contact: refused",
                "product: nothing",
            ])
        #expect(found.errors.contains("--fixtures: weather.current.condition: ") && found.errors.contains("[fixture-unreadable]"))
    }
}
