import CWatchPage
import Foundation
import Glibc

/// Memory that a program and the host both have, in which the program's watch writes how high its memory rose and where it stood when it
/// crashed. What stands there is the program's word: it decides nothing but whose fault something is.
final class ProcessWatch {
    /// For the program to map.
    let descriptor: Int32
    private let page: UnsafeMutablePointer<IsletWatch>

    struct Failure: Error {
        var reason: String
    }

    init() throws(Failure) {
        descriptor = islet_watch_make()
        guard descriptor >= 0 else { throw Failure(reason: "memory shared with the program: \(String(cString: strerror(errno)))") }
        let memory = mmap(nil, MemoryLayout<IsletWatch>.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else {
            close(descriptor)
            throw Failure(reason: "memory shared with the program: \(String(cString: strerror(errno)))")
        }
        page = memory.assumingMemoryBound(to: IsletWatch.self)
    }

    deinit {
        munmap(page, MemoryLayout<IsletWatch>.size)
        close(descriptor)
    }

    /// Most bytes of private memory since the last beginning; 0 where the program has no watch, or stayed low.
    var peak: Int { Int(clamping: islet_watch_peak(page)) }

    /// What was needed until now does not count any more.
    func beginAnew() { islet_watch_begin_anew(page) }

    /// Where the program stood when it crashed, the innermost call first; empty where that is not known.
    var trace: [CodeAddress] {
        guard page.pointee.version == UInt64(ISLET_WATCH_VERSION), page.pointee.signal != 0 else { return [] }
        let length = min(Int(clamping: page.pointee.maps_length), Int(ISLET_WATCH_MAPS))
        let maps = String(decoding: UnsafeRawBufferPointer(start: islet_watch_maps(page), count: length), as: UTF8.self)
        let mappings = maps.split(separator: "\n").compactMap(CodeMapping.init)
        let count = min(Int(clamping: page.pointee.frame_count), Int(ISLET_WATCH_FRAMES))
        let frames = withUnsafeBytes(of: page.pointee.frames) { Array($0.bindMemory(to: UInt64.self).prefix(count)) }
        return frames.compactMap { frame in mappings.first { $0.range.contains(frame) }.map { $0.address(of: frame) } }
    }
}

/// A place in a program's or a library's file.
struct CodeAddress: Hashable {
    var file: String
    /// Bytes from the file's beginning.
    var offset: UInt64
}

/// A line of `/proc/…/maps`: what part of a file lies at which addresses.
private struct CodeMapping {
    var range: Range<UInt64>
    var offset: UInt64
    var file: String

    init?(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard words.count == 6, let offset = UInt64(words[2], radix: 16) else { return nil }
        let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        guard ends.count == 2, ends[0] < ends[1] else { return nil }
        (range, self.offset, file) = (ends[0]..<ends[1], offset, words[5].trimmingCharacters(in: .whitespaces))
    }

    func address(of place: UInt64) -> CodeAddress { CodeAddress(file: file, offset: place - range.lowerBound &+ offset) }
}
