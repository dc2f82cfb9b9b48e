// What `import WidgetKit` brings along on iOS.
@_exported import FoundationOverlay
