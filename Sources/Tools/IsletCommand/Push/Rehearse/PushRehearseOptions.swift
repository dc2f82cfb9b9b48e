import Foundation
import Scenarios

/// What `push rehearse` was asked.
struct PushRehearseOptions: Sendable {
    var file: URL
    var devices: Int
    var seed: UInt64
    /// Whether a sender outside sends the pushes, in real time.
    var isLive: Bool
    /// How many seconds of a live rehearsal pass in one of the clock's.
    var speed = 1.0
    /// The device that is looked at, and when.
    var look: (device: Int, seconds: Double)?
    /// Where the picture goes.
    var output: URL?

    static let mostDevices = 100_000
    static let usualDevices = 1000

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.operands.first else { throw UsageError("FILE is missing: islet push rehearse FILE [PATH…]") }
        file = URL(fileURLWithPath: path)
        devices = Self.usualDevices
        if let text = arguments.value("devices") {
            guard let number = Int(text), (1...Self.mostDevices).contains(number) else {
                throw UsageError("--devices cannot be “\(text)”: a number from 1 to \(Self.mostDevices)")
            }
            devices = number
        }
        isLive = arguments.has("live")
        if let text = arguments.value("speed") {
            guard let number = Double(text), number.isFinite, number >= 1 else { throw UsageError("--speed cannot be “\(text)”: 1 or more") }
            speed = number
        }
        seed = 0
        if let text = arguments.value("seed") {
            guard let number = UInt64(text) else { throw UsageError("--seed cannot be “\(text)”: give a whole number") }
            seed = number
        }
        output = arguments.value("picture").map { URL(fileURLWithPath: $0) }
        if let text = arguments.value("look") { look = try Self.look(text, among: devices) }
        if output != nil, look == nil { throw UsageError("--picture shows what --look asks for: add --look 37m, or --look DEVICE@37m") }
    }

    private static func look(_ text: String, among devices: Int) throws(UsageError) -> (Int, Double) {
        let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
        guard let last = parts.last, let seconds = ScenarioTime.Duration.read(last), let device = parts.count == 2 ? Int(parts[0]) : 0,
            (0..<devices).contains(device)
        else { throw UsageError("--look cannot be “\(text)”: write a length of time such as 37m, or 4711@37m for device 4711 of \(devices)") }
        return (device, seconds)
    }

    static let specification: [OptionSpecification] = [
        OptionSpecification("devices", value: "NUMBER", help: "rehearse: simulated devices, up to 100000; 1000 unless given."),
        OptionSpecification(
            "live", help: "rehearse: wait for a sender, as serve does, with the tokens of all devices; Ctrl-C ends it and prints the report."),
        OptionSpecification(
            "speed", value: "NUMBER",
            help: "rehearse --live: how many seconds pass in one of the clock's; a sender writes its timestamps in that time."),
        OptionSpecification("look", value: "[DEVICE@]TIME", help: "rehearse: what one device was handed until then, the first unless given."),
        OptionSpecification("picture", value: "FILE", help: "rehearse: a PNG of its Lock Screen then. serve: of the device's, always as it is."),
        OptionSpecification("seed", value: "NUMBER", help: "rehearse: decides what is left to chance; 0 unless given."),
    ]
}
