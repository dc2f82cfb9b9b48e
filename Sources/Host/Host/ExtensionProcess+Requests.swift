import ExtensionProtocol

/// Requests that wait for their answer.
extension ExtensionProcess {
    /// Asks what is in the bundle.
    public func describe(id: Int = 0) throws(ExtensionFailure) -> BundleDescription {
        var answer: BundleDescription?
        try converse(.describe(id: id)) { message in
            if case .description(_, let description) = message { answer = description }
        }
        guard let answer else { throw .malformedMessage("no description") }
        return answer
    }

    /// Asks which previews are there; `onDeclaration` is called with the number of each declaration before its previews are listed.
    public func previews(
        leavingOut: Set<Int>, id: Int = 0, onDeclaration: (Int) -> Void = { _ in }
    ) throws(ExtensionFailure) -> [PreviewDescription] {
        var answer: [PreviewDescription]?
        try converse(.previews(id: id, leavingOut: leavingOut)) { message in
            switch message {
            case .listing(_, let declaration): onDeclaration(declaration)
            case .previews(_, let previews): answer = previews
            case .description, .entry, .finished, .app, .performed, .passed: break
            }
        }
        guard let answer else { throw .malformedMessage("no previews") }
        return answer
    }

    /// Makes and archives views; `onEntry` is called for each entry as it arrives. While it runs the extension waits,
    /// and its time does not count.
    public func render(_ request: RenderRequest, onEntry: (ArchivedEntry) -> Void) throws(ExtensionFailure) -> RenderOutcome {
        var answer: RenderOutcome?
        try converse(.render(request)) { message in
            switch message {
            case .entry(_, let entry): onEntry(entry)
            case .finished(_, let outcome): answer = outcome
            case .description, .listing, .previews, .app, .performed, .passed: break
            }
        }
        guard let answer else { throw .malformedMessage("no outcome") }
        return answer
    }

    /// Tells the app of an event, and waits for the answer. An extension takes the news of background URL sessions alone.
    public func send(_ event: AppEvent, id: Int = 0) throws(ExtensionFailure) -> AppAnswer {
        var answer: AppAnswer?
        try converse(.app(id: id, event)) { message in
            if case .app(_, let answered) = message { answer = answered }
        }
        guard let answer else { throw .malformedMessage("no answer") }
        return answer
    }

    /// Runs an intent, and waits for its end.
    public func perform(_ request: IntentRequest) throws(ExtensionFailure) -> IntentOutcome {
        var answer: IntentOutcome?
        try converse(.perform(request)) { message in
            if case .performed(_, let outcome) = message { answer = outcome }
        }
        guard let answer else { throw .malformedMessage("no outcome of the intent") }
        return answer
    }
}
