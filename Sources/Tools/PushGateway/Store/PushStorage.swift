import Foundation
import PushService

/// Where a gateway keeps what must last: tokens, channels, requests, what became of them, and what devices have not got yet.
///
/// An answer is given after what it promises was kept. Belongs to the server's thread.
protocol PushStorage: AnyObject {
    /// Makes a new service know what was kept before.
    func restore(_ service: inout PushService) throws

    /// Begins a round in which requests are judged.
    func begin(_ requests: [PushRequest], _ service: inout PushService) throws -> PushBeginning

    /// Keeps all that a round brought as one; where several gateways share the store it decides here which device gets what.
    ///
    /// Throws ``PushSightLost`` where others took this gateway for gone: nothing was kept, and its devices have to come again before.
    func keep(_ round: PushRound) throws

    /// Keeps notes ahead of the rest, where a store takes few at a time; each once, also where it is not known whether an earlier try succeeded.
    func keepNotes(of round: inout PushRound) throws

    func keep(_ tokens: [DeviceToken]) throws
    func keep(_ channel: PushChannel) throws
    func subscribe(_ devices: [String], to channel: String, _ isListening: Bool) throws

    /// Devices have come: what each gets, and what it will never get, are kept and answered.
    func came(_ devices: [String], _ service: inout PushService, at time: Date) throws -> [PushArrivals]
    func left(_ device: String, _ service: inout PushService) throws

    /// About once a second: what nobody has to wait for any more.
    func tick(_ service: inout PushService, at time: Date) throws -> [PushRound.Note]

    /// Whether the store lost sight of this gateway's devices, which have to come again. Answered once.
    var hasLostDevices: Bool { get }

    /// Somebody waits for what becomes of a request, or listens to all.
    func watch(_ number: Int) throws
    func watchEverything(_ isListening: Bool) throws

    /// Fails where the store cannot be used.
    func check() throws

    /// What the journal keeps no longer; nil where it has everything.
    var dropped: DroppedRequests? { get throws }

    /// The gateway ends.
    func end() throws

    // MARK: Looking

    var waitingCount: Int { get throws }
    func devices(_ service: PushService) throws -> [String]
    func lastNumber() throws -> Int
    func explanation(_ number: Int) throws -> PushExplanation?
    func explanation(id: String) throws -> PushExplanation?
    /// The latest behind a number, the oldest first.
    func explanations(after number: Int, limit: Int) throws -> [PushExplanation]
    /// Tells of every request from a number on how it was answered, and afterwards what became of it.
    func forEach(from first: Int, _ body: (PushHistoryItem) -> Void) throws
}

extension PushStorage {
    func keepNotes(of round: inout PushRound) throws {}
}

/// A gateway counted as gone for a while, and others decided over what its devices get.
struct PushSightLost: Error {}

/// One thing that a store knows of a request.
enum PushHistoryItem {
    case request(PushExplanation)
    case fact(PushFact, of: Int)
}

/// What a round begins with.
struct PushBeginning {
    /// The number of its first request; the others follow.
    var first: Int
    var news = PushNews()
    /// Of each request the how-manieth in the running second it is to its token or channel, at all gateways; empty where there is one alone.
    var counts: [Int] = []
}

/// What other gateways of a store have done.
struct PushNews {
    /// Notifications for devices of this gateway.
    var deliveries: [PushDelivery] = []
    /// Requests that somebody here waits for, of which more has become.
    var told: [Int] = []
}

/// What comes of a device's coming.
struct PushArrivals {
    var deliveries: [PushDelivery] = []
    var notes: [PushRound.Note] = []
}

/// What a round of the server's loop brought in.
struct PushRound {
    /// What became of an earlier request.
    final class Note: Sendable {
        let number: Int
        let id: String
        let device: String
        let fact: PushFact

        init(number: Int, id: String, device: String, fact: PushFact) {
            (self.number, self.id, self.device, self.fact) = (number, id, device, fact)
        }
    }

    var entries: [PushEntry] = []
    var notes: [Note] = []
    /// How many of the notes are kept already, ahead of the rest.
    var keptNotes = 0

    var isEmpty: Bool { entries.isEmpty && notes.isEmpty }
}
