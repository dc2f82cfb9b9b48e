import FoundationOverlay

/// Pixels in memory: rows of one plane, or of several for the formats that keep brightness and colour apart.
public final class CVBuffer: @unchecked Sendable {
    struct Plane {
        /// In pixels.
        var width, height: Int
        var bytesPerRow: Int
        /// From the beginning of the memory, in bytes.
        var offset: Int
    }

    let width, height: Int
    let format: OSType
    let planes: [Plane]
    let size: Int
    let memory: UnsafeMutableRawPointer
    private let release: (() -> Void)?

    init(width: Int, height: Int, format: OSType, planes: [Plane], memory: UnsafeMutableRawPointer? = nil, release: (() -> Void)? = nil) {
        (self.width, self.height, self.format, self.planes) = (width, height, format, planes)
        size = planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
        let own = UnsafeMutableRawPointer.self
        self.memory = memory ?? own.allocate(byteCount: max(size, 1), alignment: CVPixelFormat.rowAlignment)
        if memory == nil { self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
        let allocated = memory == nil ? self.memory : nil
        self.release = release ?? allocated.map { pointer in { pointer.deallocate() } }
    }

    deinit { release?() }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = Self(rawValue: 1)
}

/// - Returns: `kCVReturnInvalidPixelFormat` for a format whose layout is not known here, `kCVReturnInvalidSize` for one of no pixels.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    guard let format = CVPixelFormat(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    let planes = format.planes(width: width, height: height)
    pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType, planes: planes)
    return kCVReturnSuccess
}

public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Stands on memory of the caller's, which is given back when the buffer goes.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    let plane = CVBuffer.Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)
    nonisolated(unsafe) let (context, bytes) = (releaseRefCon, UnsafeRawPointer(baseAddress))
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, planes: [plane], memory: baseAddress, release: { releaseCallback?(context, bytes) })
    return kCVReturnSuccess
}

// MARK: - Memory

@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }

// MARK: - Sizes, in pixels

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize { CGSize(width: imageBuffer.width, height: imageBuffer.height) }
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize { CVImageBufferGetEncodedSize(imageBuffer) }

// MARK: - Planes

public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
/// 0 for a buffer of one plane, as on a device.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0 }
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { plane(pixelBuffer, planeIndex)?.width ?? 0 }
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { plane(pixelBuffer, planeIndex)?.height ?? 0 }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? {
    plane(pixelBuffer, planeIndex).map { pixelBuffer.memory + $0.offset }
}

private func plane(_ buffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}
