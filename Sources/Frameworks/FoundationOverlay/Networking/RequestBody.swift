import Dispatch
import Foundation
import FoundationNetworking

/// The body of an upload task, which Foundation shows to its own protocols alone.
enum RequestBody {
    static func of(_ task: URLSessionTask) -> Data? {
        guard task is URLSessionUploadTask, let known = knownBody(of: task) else { return nil }
        switch known {
        case let data as DispatchData: return Data(data)
        case let file as URL: return FileManager.default.contents(atPath: file.path)
        default: return nil
        }
    }

    /// The payload of the enumeration that a task keeps its body in.
    private static func knownBody(of task: URLSessionTask) -> Any? {
        let mirrors = sequence(first: Mirror(reflecting: task)) { $0.superclassMirror }
        guard let body = mirrors.lazy.compactMap({ $0.children.first { $0.label == "knownBody" }?.value }).first else { return nil }
        var value = body
        while let inner = Mirror(reflecting: value).children.first?.value {
            if inner is DispatchData || inner is URL { return inner }
            value = inner
        }
        return nil
    }
}
