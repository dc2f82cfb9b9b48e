import ExtensionRuntime
import SwiftUI

/// The entry point of programs that have previews but no widget, bundle or app of their own.
@MainActor
public enum _ExtensionMain {
    /// Serves the program's previews; never returns.
    public static func run() -> Never {
        SwiftUI.ExtensionMain.run { _ in }
    }
}
