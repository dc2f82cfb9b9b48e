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

    public init(code: FindingCode, file: String, line: Int? = nil, message: String, mend: String) {
        self.code = code
        self.file = file
        self.line = line
        self.message = message
        self.mend = mend
    }

    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(message). \(mend)."
    }
}
