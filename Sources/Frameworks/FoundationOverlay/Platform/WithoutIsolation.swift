/// Does what belongs to the main actor where the compiler does not know that it runs there; whether it does is not looked at, as in closures that
/// Apple's frameworks take from code before Swift 6.
@discardableResult
public nonisolated func _withoutIsolation<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
}
