import Metrics

/// The names of calls that were reported as unsupported.
enum UnsupportedNames {
    static var all: [String] { UnsupportedAPI.reported.map(\.name) }
}
