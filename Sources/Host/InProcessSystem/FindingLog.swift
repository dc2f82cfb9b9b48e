import FoundationOverlay
import IsletModel

/// Where findings go that no host collects: standard error.
enum FindingLog {
    static func write(_ finding: ActivityFinding) {
        FileHandle.standardError.write(Data("\(finding.code.rawValue): \(finding.message)\n".utf8))
    }
}
