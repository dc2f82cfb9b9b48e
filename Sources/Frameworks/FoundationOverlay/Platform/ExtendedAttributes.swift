import Foundation
import Glibc

// Darwin's functions on extended attributes of files, which take a place in the value and options that are always 0 here. Linux keeps what
// programs name themselves under “user.”.

public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4

private typealias GetAttribute = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
private typealias SetAttribute = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
private typealias ListAttributes = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
private typealias RemoveAttribute = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

/// A function of the C library that Swift's module of it leaves out.
private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
}

private let prefix = "user."

/// - Returns: The size of the value in bytes; -1 where there is none.
public func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int { function("getxattr", as: GetAttribute.self)?(path, prefix + String(cString: name), value, size) ?? -1 }

@discardableResult
public func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
    let flags: Int32 = options & XATTR_CREATE != 0 ? 1 : options & XATTR_REPLACE != 0 ? 2 : 0
    return function("setxattr", as: SetAttribute.self)?(path, prefix + String(cString: name), value, size, flags) ?? -1
}

@discardableResult
public func removexattr(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ options: Int32) -> Int32 {
    function("removexattr", as: RemoveAttribute.self)?(path, prefix + String(cString: name)) ?? -1
}

/// Names, each with a zero after it.
///
/// - Returns: Their size in bytes; -1 where they cannot be had.
public func listxattr(_ path: UnsafePointer<CChar>, _ namebuf: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32) -> Int {
    guard let list = function("listxattr", as: ListAttributes.self) else { return -1 }
    let room = list(path, nil, 0)
    guard room > 0 else { return room }
    var bytes = [CChar](repeating: 0, count: room)
    let count = list(path, &bytes, room)
    guard count > 0 else { return count }
    let names = bytes[..<count].split(separator: 0).map { String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    let own = names.filter { $0.hasPrefix(prefix) }.flatMap { Array(String($0.dropFirst(prefix.count)).utf8CString) }
    guard let namebuf else { return own.count }
    guard own.count <= size else {
        errno = ERANGE
        return -1
    }
    for (index, byte) in own.enumerated() { namebuf[index] = byte }
    return own.count
}
