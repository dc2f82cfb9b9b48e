import FoundationOverlay

/// What the tests let other processes do; see the usage at the end.
let arguments = Array(CommandLine.arguments.dropFirst())

func group() -> UserDefaults {
    guard let defaults = UserDefaults(suiteName: arguments[1]) else { fatalError("no suite \(arguments[1])") }
    return defaults
}

/// Prints a line at once.
func say(_ line: String) {
    print(line)
    fflush(nil)
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
case "stress":
    StressWriter(defaults: group(), writer: Int(arguments[2])!, from: Int(arguments[3])!, to: Int(arguments[4])!).run()
case "check":
    StressReader(defaults: group(), rounds: Int(arguments[2])!).run()
case "change":
    group().set(arguments[3], forKey: arguments[2])
case "post":
    for name in arguments.dropFirst() {
        CFNotificationCenterPostNotification(CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name), nil, nil, true)
    }
case "listen":
    for name in arguments.dropFirst() {
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), nil, { _, _, name, _, _ in say(name?.rawValue ?? "") }, name, nil, .deliverImmediately)
    }
    say("ready")
    RunLoop.main.run()
case "locale":
    let date = Date(timeIntervalSince1970: 0)
    print(Locale.current.identifier, Locale.preferredLanguages[0], Calendar.current.firstWeekday)
    print(1234.5.formatted(), DateFormatter().locale.identifier, date.formatted(date: .long, time: .omitted))
    print(String(localized: "\(1234) items"), Measurement(value: 5, unit: UnitLength.kilometers).formatted())
default:
    let usage = """
        usage: write GROUP PREFIX COUNT | count GROUP | watch GROUP | stress GROUP WRITER FROM TO | check GROUP ROUNDS
               change GROUP KEY TEXT | post NAME… | listen NAME… | locale

        """
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
