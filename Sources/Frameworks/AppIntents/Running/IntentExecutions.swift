import Combine
import FoundationOverlay
import SwiftUI

/// Intents that have been performed, on their way to the views that show their content.
@MainActor
final class IntentExecutions {
    static let shared = IntentExecutions()
    private let performed = PassthroughSubject<any TargetContentProvidingIntent, Never>()
    /// Those that no view has taken yet, as while the app is launched for them.
    private var waiting: [any TargetContentProvidingIntent] = []
    private var listeners: [ObjectIdentifier: Int] = [:]

    func note(_ intent: any AppIntent) {
        guard let intent = intent as? any TargetContentProvidingIntent else { return }
        if listeners[ObjectIdentifier(type(of: intent)), default: 0] == 0 { waiting.append(intent) } else { performed.send(intent) }
    }

    func publisher<Intent: TargetContentProvidingIntent>(of type: Intent.Type) -> AnyPublisher<Intent, Never> {
        let key = ObjectIdentifier(type)
        return Deferred { [self] in
            let early = waiting.compactMap { $0 as? Intent }
            waiting.removeAll { $0 is Intent }
            listeners[key, default: 0] += 1
            return early.publisher.append(performed.compactMap { $0 as? Intent })
                .handleEvents(receiveCancel: { [self] in MainActor.assumeIsolated { listeners[key, default: 1] -= 1 } })
        }
        .eraseToAnyPublisher()
    }
}

extension View {
    /// Does something when an intent has been performed whose content the view shows.
    /// - Support: works in a running app.
    public nonisolated func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
        _ type: Intent.Type, perform action: @escaping (Intent) -> Void
    ) -> some View {
        IntentReceiver(content: self, action: action)
    }
}

private struct IntentReceiver<Content: View, Intent: TargetContentProvidingIntent>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let action: (Intent) -> Void

    nonisolated init(content: Content, action: @escaping (Intent) -> Void) { (self.content, self.action) = (content, action) }

    var body: some View { content.onReceive(IntentExecutions.shared.publisher(of: Intent.self), perform: action) }
}
