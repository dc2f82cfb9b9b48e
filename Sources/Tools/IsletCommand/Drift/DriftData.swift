import Foundation

/// A value as one build codes it; what programs of `Data/Drift` write and read.
struct DriftSample: Codable {
    var type: String
    /// `attributes`, `state`, `configuration` or `stored`.
    var kind: String
    var file: String
    var line: Int
    var json: String?
    var meaning: [String: String]
    var problem: String?
}

/// How a build read a value of the other.
struct DriftReading: Codable {
    var index: Int
    var json: String?
    var meaning: [String: String]
    var path: String?
    var key: String?
    var reason: String?
    var kind: String?
}

struct DriftRequest: Codable {
    var samples: [DriftSample] = []
}
