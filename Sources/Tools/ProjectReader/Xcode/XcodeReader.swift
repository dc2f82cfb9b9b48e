import Foundation
struct XcodeReader {
    let options: ProjectOptions
    func targets(ofProject url: URL) throws -> [BuildTarget] { throw ProjectProblem(code: "unsupported-project", file: "project", message: "projects of this kind are not read", mend: "Name the folder of Swift files") }
    func targets(ofWorkspace url: URL) throws -> [BuildTarget] { throw ProjectProblem(code: "unsupported-project", file: "project", message: "projects of this kind are not read", mend: "Name the folder of Swift files") }
    func targets(ofProjects urls: [URL], named: URL) throws -> [BuildTarget] { throw ProjectProblem(code: "unsupported-project", file: "project", message: "projects of this kind are not read", mend: "Name the folder of Swift files") }
}
