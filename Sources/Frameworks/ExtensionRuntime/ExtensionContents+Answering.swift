import ExtensionProtocol

extension ExtensionContents {
    /// Answers a request in this process, without a host.
    package func answer(_ request: RenderRequest) async -> (entries: [ArchivedEntry], outcome: RenderOutcome) {
        var entries: [ArchivedEntry] = []
        var outcome = RenderOutcome()
        await RequestRenderer(contents: self, request: request) { message in
            switch message {
            case .entry(_, let entry): entries.append(entry)
            case .finished(_, let finished): outcome = finished
            case .description, .listing, .previews, .performed, .app, .passed: break
            }
        }.run()
        return (entries, outcome)
    }
}
