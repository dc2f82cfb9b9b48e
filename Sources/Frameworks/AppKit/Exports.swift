// What `import AppKit` brings along on macOS. UIKit has the types that both frameworks share: paragraph styles, attachments, layout constraints.
@_exported import CoreGraphics
@_exported import FoundationOverlay
@_exported import QuartzCore
@_exported import UIKit
