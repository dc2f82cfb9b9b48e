import FoundationOverlay
import Testing

@Suite struct ComponentsFormatTests {
    private let range = Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 8405)
    private let english = Locale(identifier: "en_US")

    @Test func `The time between two dates is written by its units`() {
        func text(_ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>) -> String {
            range.formatted(.components(style: style, fields: fields).locale(english))
        }
        #expect(text(.wide, [.hour, .minute]) == "2 hours, 20 minutes")
        #expect(text(.narrow, [.hour, .minute]) == "2h 20m")
        #expect(text(.abbreviated, [.minute]) == "140 min")
    }

    @Test func `A duration has colons between its units`() {
        #expect(range.formatted(.timeDuration.locale(english)) == "2:20:05")
        #expect(Date.ComponentsFormatStyle.timeDuration.locale(english).format(range) == "2:20:05")
    }

    @Test func `A program hears the notifications that it posts to all`() {
        nonisolated(unsafe) var heard: [String] = []
        let name = Notification.Name("islet.test.distributed")
        let token = DistributedNotificationCenter.default().addObserver(forName: name, object: nil, queue: nil) { notification in
            heard.append(notification.object as? String ?? "")
        }
        defer { DistributedNotificationCenter.default().removeObserver(token) }
        DistributedNotificationCenter.default().postNotificationName(name, object: "tea", deliverImmediately: true)
        #expect(heard == ["tea"])
    }
}
