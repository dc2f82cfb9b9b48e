import FoundationOverlay

/// What the tests let other processes do: `write GROUP PREFIX COUNT`, `count GROUP`, `increment GROUP COUNT`, `locale`.
let arguments = Array(CommandLine.arguments.dropFirst())

func group() -> UserDefaults {
    guard let defaults = UserDefaults(suiteName: arguments[1]) else { fatalError("no suite \(arguments[1])") }
    return defaults
}

switch arguments.first {
case "write":
    let defaults = group()
    for index in 0..<(Int(arguments[3]) ?? 0) { defaults.set(index, forKey: "\(arguments[2])-\(index)") }
case "count":
    print(group().dictionaryRepresentation().count)
case "watch":
    let defaults = group()
    var value = 0
    while value >= 0 {
        let now = defaults.integer(forKey: "clock")
        if now != value {
            value = now
            print(now)
            fflush(nil)
        }
        usleep(500)
    }
case "locale":
    let date = Date(timeIntervalSince1970: 0)
    print(Locale.current.identifier, Locale.preferredLanguages[0], Calendar.current.firstWeekday)
    print(1234.5.formatted(), DateFormatter().locale.identifier, date.formatted(date: .long, time: .omitted))
    print(String(localized: "\(1234) items"), Measurement(value: 5, unit: UnitLength.kilometers).formatted())
default:
    FileHandle.standardError.write(Data("usage: write GROUP PREFIX COUNT | count GROUP | watch GROUP | locale\n".utf8))
    exit(2)
}
