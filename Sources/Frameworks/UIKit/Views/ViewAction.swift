/// What happens when a person does something with a view.
public struct _ViewAction<Value> {
    private let body: @MainActor (Value) -> Void

    public init(_ body: @escaping @MainActor (Value) -> Void) { self.body = body }

    @MainActor public func run(_ value: Value) { body(value) }
}

extension _ViewAction where Value == Void {
    @MainActor public func run() { run(()) }
}
