import Foundation
import IsletModel

/// A file that a project lists by its whole path on the machine of whoever added it, and that lies in the project's folder here.
struct DisplacedFile {
    let listed: String
    let found: URL

    /// nil where the path is not a whole one, where it exists, and where no file of the project's folder ends as it does.
    init?(_ reference: XcodeObject, project: XcodeProject) {
        guard reference.string("sourceTree") == "<absolute>", let path = reference.string("path"), !FileManager.default.fileExists(atPath: path),
            let found = Self.place(of: path, in: project.sourceRoot)
        else { return nil }
        (listed, self.found) = (path, found)
    }

    /// The file with the longest end of the path that there is.
    private static func place(of path: String, in folder: URL) -> URL? {
        let parts = path.split(separator: "/")
        return parts.indices.lazy.map { folder.appendingPathComponent(parts[$0...].joined(separator: "/")) }.first(where: FileTree.exists)
    }

    func note(target: String, project: XcodeProject) -> ProjectProblem {
        let place = project.url.appendingPathComponent("project.pbxproj").path
        var problem = ProjectProblem(
            code: .noSuchFile, file: place,
            message: "target “\(target)” lists \(listed), a place on another machine, where Xcode does not find it either; \(found.path) is taken",
            mend: "Set the file's location to “Relative to Group”")
        problem.isHarmless = true
        return problem
    }
}
