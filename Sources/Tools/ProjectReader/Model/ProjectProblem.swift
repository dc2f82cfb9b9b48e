import Foundation
import IsletModel

/// Something wrong in a project, said in one line: which file, where in it, what is wrong and how to mend it.
public struct ProjectProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// A stable name: `no-such-path`, `broken-project`, `several-main`, …
    public var code: FindingCode
    public var file: String
    /// 1-based.
    public var line: Int?
    public var message: String
    public var mend: String
    /// Whether the target builds all the same, so that it is only a warning where the code is an error elsewhere.
    public var isHarmless = false

    public init(code: FindingCode, file: String, line: Int? = nil, message: String, mend: String) {
        self.code = code
        self.file = file
        self.line = line
        self.message = message
        self.mend = mend
    }

    /// Whether a Swift file that the project counts on is gone.
    public var isMissingSource: Bool { code == .noSuchFile && file.hasSuffix(".swift") && !isHarmless }

    /// How grave it is as a note on a target.
    public var severity: Finding.Severity { isHarmless ? .warning : code.about.severities[0] }

    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(message). \(mend)."
    }
}
