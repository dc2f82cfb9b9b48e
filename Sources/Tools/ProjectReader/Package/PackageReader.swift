import Foundation
struct PackageReader {
    let folder: URL
    func targets(options: ProjectOptions) throws -> [BuildTarget] { throw ProjectProblem(code: "unsupported-project", file: "project", message: "projects of this kind are not read", mend: "Name the folder of Swift files") }
}
