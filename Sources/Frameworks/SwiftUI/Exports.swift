// What `import SwiftUI` brings along on iOS.
@_exported import CoreGraphics
@_exported import FoundationOverlay
@_exported import Observation
@_exported import UIKit
@_exported import protocol ViewEngine.EnvironmentKey
