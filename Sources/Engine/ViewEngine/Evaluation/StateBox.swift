/// Where a view's own value lies. The views of a later round make new boxes; those follow the first one.
open class StateBox {
    public init() {}

    /// Reads and writes another box from now on; false where that holds values of another type.
    open func follow(_ other: StateBox) -> Bool { false }

    /// Takes its initial value again.
    open func restart() {}
}
