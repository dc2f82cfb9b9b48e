import Foundation

extension UnsafeRawBufferPointer {
    /// Whether some bytes follow each other somewhere among these.
    package func contains(run pattern: UnsafeRawBufferPointer) -> Bool {
        guard let first = pattern.first, let wanted = pattern.baseAddress, var place = baseAddress else { return pattern.isEmpty }
        let end = place + count
        while end - place >= pattern.count, let found = memchr(place, Int32(first), end - place - pattern.count + 1) {
            if memcmp(found, wanted, pattern.count) == 0 { return true }
            place = UnsafeRawPointer(found) + 1
        }
        return false
    }
}
