import Foundation
import Glibc

/// A value of the system by its name, as Darwin's function gives it. `hw.machine`, `hw.model`, `hw.ncpu` and `hw.memsize` are known; others
/// fail with `ENOENT`.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldLength: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!,
    _ newLength: Int
) -> Int32 {
    guard let value = systemValue(String(cString: name)), let oldLength else {
        errno = ENOENT
        return -1
    }
    defer { oldLength.pointee = value.count }
    guard let old else { return 0 }
    guard oldLength.pointee >= value.count else {
        errno = ENOMEM
        return -1
    }
    old.copyMemory(from: value, byteCount: value.count)
    return 0
}

private func systemValue(_ name: String) -> [UInt8]? {
    switch name {
    case "hw.machine", "hw.model": Array(machine.utf8) + [0]
    case "hw.ncpu", "hw.activecpu", "hw.physicalcpu", "hw.logicalcpu": bytes(of: Int32(ProcessInfo.processInfo.activeProcessorCount))
    case "hw.memsize": bytes(of: ProcessInfo.processInfo.physicalMemory)
    default: nil
    }
}

/// What `uname` calls the machine.
private var machine: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "" }
    return withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

private func bytes<T: FixedWidthInteger>(of value: T) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
