// What `import Charts` brings along on iOS.
@_exported import FoundationOverlay
@_exported import SwiftUI
