import CSandbox
import Foundation
import Glibc
import Synchronization

/// The filter of system calls that bubblewrap loads, made once in a process.
package enum FilterFile {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    private static let made = Mutex<Int32?>(nil)

    /// A descriptor that reads the filter from its beginning.
    static func open() throws(Failure) -> Int32 {
        let file = made.withLock { made -> Int32 in
            if let made { return made }
            let file = islet_filter_make(0)
            if file >= 0 { made = file }
            return file
        }
        let descriptor = file < 0 ? -1 : Glibc.open("/proc/self/fd/\(file)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(description: "the filter of system calls cannot be made: \(String(cString: strerror(errno)))") }
        return descriptor
    }
}
