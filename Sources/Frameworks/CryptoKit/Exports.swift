@_exported import FoundationOverlay
