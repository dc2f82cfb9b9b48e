import CoreGraphics
import FoundationOverlay

/// How far a source has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// A source that bytes are given to as they come.
///
/// - Support: partial. It stays empty: a picture is shown when all of it is there.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(.data(Data())) }

/// - Support: accepted, without effect.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ isFinal: Bool) {}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.probe == nil ? .statusInvalidData : .statusComplete }

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 ? CGImageSourceGetStatus(source) : .statusInvalidData
}

/// Properties of the file as a whole.
///
/// - Support: partial. Those of its format are missing.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { source.probe == nil ? nil : [:] }
