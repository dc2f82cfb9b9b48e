@_exported import AVFAudio
@_exported import CoreVideo
@_exported import FoundationOverlay
@_exported import QuartzCore
