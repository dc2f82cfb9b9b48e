extension FindingCode {
    /// What a person is told of tests, and of two builds that read each other's data; nil for a code of another topic.
    var aboutTests: FindingDescription? {
        switch self {
        case .testFailed:
            .init(
                [.error],
                noticed: "A test did not find what it expects; the message is the test's own.",
                device: "What the test guards does not hold there either.",
                mend: "Mend the code, or the expectation.")
        case .testNotEnded:
            .init(
                [.error],
                noticed: "A program of tests crashed, took too long or was ended by a limit; the message names the test that ran.",
                device: "A crash there is one here, as far as the code does not depend on Apple's own.",
                mend: "Run the test alone with `--filter`; `--time-limit` allows more time.")
        case .driftUndecodable:
            .init(
                [.error],
                noticed: "A value that one build wrote cannot be read by the other.",
                device:
                    "An update keeps the data of the build before it, and a server or a paired device may be ahead of it: a running Live Activity "
                    + "keeps what it shows, a configuration falls back to its defaults, stored data is lost to code that ignores the error.",
                mend: "Give new properties a default in `init(from:)` or make them optional; keep old names with `CodingKeys`; keep cases that were "
                    + "written once.")
        case .driftChanged:
            .init(
                [.warning],
                noticed: "A value that one build wrote is read by the other as something else: parts are lost, or mean another thing.",
                device: "No error: the person sees another value, or none.",
                mend: "Keep the old name with `CodingKeys`, or read both forms in `init(from:)` and write the new one.")
        case .driftTypeGone:
            .init(
                [.warning],
                noticed: "A type of Live Activity, configuration or stored data of one build is not in the other.",
                device:
                    "Running Live Activities of the type are not shown any more; widgets with the configuration lose it; stored data stays unread.",
                mend: "Keep the type for as long as data of it may be there, or move the data when the app starts.")
        case .driftNotCompared:
            .init(
                [.note],
                noticed: "No value of a type could be made, so the two builds were not compared in it; the message says why.",
                device: "It may be read or not.",
                mend: "Give the type a test of its own with data of the old build.")
        default: nil
        }
    }
}
