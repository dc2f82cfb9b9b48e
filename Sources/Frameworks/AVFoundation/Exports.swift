@_exported import AVFAudio
@_exported import FoundationOverlay
@_exported import QuartzCore
