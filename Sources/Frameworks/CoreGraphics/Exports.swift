@_exported import FoundationOverlay
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGVector
