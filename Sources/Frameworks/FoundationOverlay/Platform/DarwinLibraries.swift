import Glibc

/// Closes what `dlopen` gave; nothing, where that gave nothing.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    guard let handle else { return -1 }
    return Glibc.dlclose(handle)
}
