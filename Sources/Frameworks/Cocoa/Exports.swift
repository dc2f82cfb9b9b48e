// What `import Cocoa` brings along on macOS.
@_exported import AppKit
@_exported import CoreData
