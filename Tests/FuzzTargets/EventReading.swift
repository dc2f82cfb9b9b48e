import Foundation
import IsletModel
import PushService
import Scenarios

enum EventReading {
    private static let reader = ScenarioReader(zone: TimeZone(secondsFromGMT: 0)!)

    static func read(_ data: Data, _ target: FuzzTarget) {
        let text = String(decoding: data, as: UTF8.self)
        do {
            switch target {
            case .scenarios:
                _ = try? ScenarioReader.action(text, place: "line 1")
                _ = try reader.read(data, name: "a.json")
            case .pushes: _ = try LiveActivityPayload(data)
            case .pushPaths: _ = PushPath(text)
            default: _ = JSONFault(in: data).map { "\($0)" }
            }
        } catch {
            // Refused.
        }
    }
}
