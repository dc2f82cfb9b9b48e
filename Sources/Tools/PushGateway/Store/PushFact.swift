import Foundation
import PushService

/// What became of a push after it was answered. Facts are added to a push one after the other and never changed.
enum PushFact: Hashable, Sendable {
    /// It was handed to a device.
    case handed(String)
    /// It waits for its device.
    case waits
    /// A device will never get it.
    case lost(PushLoss.Cause)
    /// What a device did with it.
    case effect(PushEffect)

    var data: Data {
        var writer = PackedWriter(capacity: 160)
        switch self {
        case .handed(let device):
            writer.add(tag: "H")
            writer.add(bare: device)
        case .waits: writer.add(tag: "W")
        case .lost(.replaced(let id)):
            writer.add(tag: "R")
            writer.add(bare: id)
        case .lost(.offline): writer.add(tag: "O")
        case .lost(.expired): writer.add(tag: "X")
        case .lost(.tokenEnded): writer.add(tag: "T")
        case .effect(let effect):
            writer.add(tag: "E")
            effect.write(&writer)
        }
        return writer.data
    }

    init(_ data: Data) throws(PackedReader.Damage) {
        let rest = String(decoding: data.dropFirst(), as: UTF8.self)
        switch data.first.map({ Character(UnicodeScalar($0)) }) {
        case "H": self = .handed(rest)
        case "W": self = .waits
        case "R": self = .lost(.replaced(by: rest))
        case "O": self = .lost(.offline)
        case "X": self = .lost(.expired)
        case "T": self = .lost(.tokenEnded)
        case "E":
            var reader = PackedReader(Data(data.dropFirst()))
            self = .effect(try PushEffect(&reader))
        default: throw PackedReader.Damage(place: 0)
        }
    }
}

extension PackedWriter {
    fileprivate mutating func add(tag: Character) { add(bare: String(tag)) }

    /// The rest of the bytes, without their number.
    fileprivate mutating func add(bare text: String) { append(text.utf8) }
}

extension PushEffect {
    fileprivate func write(_ writer: inout PackedWriter) {
        writer.add(code.rawValue)
        writer.add(sentence)
        writer.add(date)
        for text in [activity, stateBefore, stateAfter] { writer.add(text) }
        for date in [staleDate, dismissalDate] { writer.add(date) }
        writer.add(showsAlert)
        writer.add(notes)
        writer.add(device)
    }

    fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
        self.init(try reader.named(), try reader.text(), at: try reader.date(), activity: try reader.optionalText())
        (stateBefore, stateAfter) = (try reader.optionalText(), try reader.optionalText())
        (staleDate, dismissalDate) = (try reader.optionalDate(), try reader.optionalDate())
        showsAlert = try reader.flag()
        notes = try reader.texts()
        // Earlier ones do not say which device it was.
        device = reader.isAtEnd ? nil : try reader.optionalText()
    }
}

extension PushExplanation {
    /// Adds what became of the push.
    mutating func note(_ fact: PushFact) {
        isWaiting = false
        switch fact {
        case .handed(let device): if !devices.contains(device) { devices.append(device) }
        case .waits: isWaiting = true
        case .lost(let cause): losses.append(cause)
        case .effect(let effect): effects.append(effect)
        }
    }
}
