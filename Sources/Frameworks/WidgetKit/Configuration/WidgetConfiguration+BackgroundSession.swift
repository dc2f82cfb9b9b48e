import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension WidgetConfiguration {
    /// Called when transfers of a background session of the extension have ended. The system waits for `completion`.
    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { onBackgroundURLSessionEvents(matching: { $0 == matchingString }, urlSessionEvent) }

    public func onBackgroundURLSessionEvents(
        matching: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        BackgroundSessionConfiguration(
            base: self, handler: BackgroundSessionHandler(matches: matching ?? { _ in true }) { urlSessionEvent($0, $1) })
    }
}

/// A configuration that takes the news of background sessions.
private struct BackgroundSessionConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never
    let base: Base
    let handler: BackgroundSessionHandler

    func _collectConfiguration(_ contents: inout ExtensionContents) {
        base._collectConfiguration(&contents)
        contents.backgroundSessionHandlers.append(handler)
    }
}
