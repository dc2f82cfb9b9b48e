// What `import AppIntents` brings along on iOS.
@_exported import FoundationOverlay
