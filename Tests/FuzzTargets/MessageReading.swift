import ExtensionProtocol
import Foundation
import Ledger

enum MessageReading {
    static func read(_ data: Data, _ target: FuzzTarget) {
        do {
            switch target {
            case .programMessages: try read(data, ExtensionMessage.self)
            case .hostMessages: try read(data, HostMessage.self)
            case .systemMessages: try read(data, SystemMessage.self)
            case .questions: try read(data, SystemQuestion.self)
            case .archives: try read(data, [ArchivedEntry].self)
            default: _ = try Ledger(json: data)
            }
        } catch {
            // Refused.
        }
    }

    private static func read<Message: Decodable>(_ data: Data, _: Message.Type) throws {
        var framing = MessageFraming()
        framing.append(data)
        while try framing.next(Message.self) != nil {}
    }
}
