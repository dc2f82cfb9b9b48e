@_exported import FoundationOverlay
@_exported import os
