import DeviceHost
import Foundation
import RandomDevice

/// `random FOLDER SEED COUNT`: lets random events happen to the device in the folder, and says each step's number once it is kept.
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

guard arguments.count == 4, arguments[0] == "random", let seed = UInt64(arguments[2]), let count = Int(arguments[3]) else {
    try FileHandle.standardError.write(contentsOf: Data("usage: random FOLDER SEED COUNT\n".utf8))
    exit(2)
}
do {
    try happen(folder: URL(fileURLWithPath: arguments[1]), seed: seed, count: count)
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(1)
}
