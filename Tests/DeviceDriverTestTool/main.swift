import DeviceDriver
import Foundation
import RandomDevice

/// `random FOLDER SEED COUNT`: lets random events happen to the device in the folder, and says each step's number once it is kept.
/// `measure FOLDER WIDGETS ACTIVITIES EVENTS`: says what an event costs on a device with so much on it.
let arguments = Array(CommandLine.arguments.dropFirst())

func happen(folder: URL, seed: UInt64, count: Int) throws {
    let journal = try DeviceJournal(folder: folder, empty: RandomDay.empty, at: RandomDay.start)
    var day = try RandomDay(in: journal, seed: seed)
    for _ in 0..<count {
        try day.happen(in: journal)
        let count = try journal.ledgerCount()
        try FileHandle.standardOutput.write(contentsOf: Data("\(day.step) \(count)\n".utf8))
    }
}

func run() throws {
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    switch arguments.first {
    case "random" where numbers.count == 2: try happen(folder: URL(fileURLWithPath: arguments[1]), seed: UInt64(numbers[0]), count: numbers[1])
    case "measure" where numbers.count == 3:
        var measurement = try Measurement(folder: URL(fileURLWithPath: arguments[1]), widgets: numbers[0], activities: numbers[1])
        let (activity, widget) = try measurement.run(events: numbers[2])
        print("update of an activity: \(activity) ms, call of a reload: \(widget) ms")
    default:
        try FileHandle.standardError.write(contentsOf: Data("usage: random FOLDER SEED COUNT, or measure FOLDER WIDGETS ACTIVITIES EVENTS\n".utf8))
        exit(2)
    }
}

do {
    try run()
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(1)
}
