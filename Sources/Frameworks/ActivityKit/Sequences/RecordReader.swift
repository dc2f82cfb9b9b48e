import FoundationOverlay

/// Reads what the system tells and picks values out of it. Iterators are values that share one reader: Apple's `next()` does not
/// mutate.
final class RecordReader<Source: Sendable, Value>: @unchecked Sendable {
    enum Pick {
        case value(Value)
        case nothing
        /// Nothing comes after this, be there a last value or not.
        case end(Value?)
    }

    private var first: ArraySlice<Source>
    private var iterator: AsyncStream<Source>.Iterator
    private let pick: (Source) -> Pick
    private var isFinished = false

    /// - Parameters:
    ///   - first: Comes before what the stream brings.
    ///   - pick: The value in what came, if there is one to tell.
    init(_ stream: AsyncStream<Source>, after first: [Source] = [], pick: @escaping (Source) -> Pick) {
        self.first = first[...]
        iterator = stream.makeAsyncIterator()
        self.pick = pick
    }

    nonisolated(nonsending) func next() async -> Value? {
        while !isFinished, let source = await nextSource() {
            switch pick(source) {
            case .value(let value): return value
            case .nothing: continue
            case .end(let value):
                isFinished = true
                return value
            }
        }
        return nil
    }

    private nonisolated(nonsending) func nextSource() async -> Source? {
        if let source = first.popFirst() { return source }
        return await iterator.next(isolation: #isolation)
    }
}
