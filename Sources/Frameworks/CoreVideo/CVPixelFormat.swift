import FoundationOverlay

public let kCVPixelFormatType_24RGB: OSType = 24
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"

/// How the pixels of a format lie in memory.
struct CVPixelFormat {
    /// Rows begin at multiples of so many bytes.
    static let rowAlignment = 64

    private static let bytesPerPixel: [OSType: Int] = [
        kCVPixelFormatType_24RGB: 3, kCVPixelFormatType_24BGR: 3, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32BGRA: 4,
        kCVPixelFormatType_32ABGR: 4, kCVPixelFormatType_32RGBA: 4, kCVPixelFormatType_64ARGB: 8, kCVPixelFormatType_64RGBAHalf: 8,
        kCVPixelFormatType_128RGBAFloat: 16, kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_OneComponent16Half: 2,
        kCVPixelFormatType_OneComponent32Float: 4, kCVPixelFormatType_DepthFloat16: 2, kCVPixelFormatType_DepthFloat32: 4,
        kCVPixelFormatType_DisparityFloat32: 4,
    ]
    private static let biplanar: Set<OSType> = [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange]

    private let type: OSType

    /// nil where the layout is not known.
    init?(_ type: OSType) {
        guard Self.bytesPerPixel[type] != nil || Self.biplanar.contains(type) else { return nil }
        self.type = type
    }

    func planes(width: Int, height: Int) -> [CVBuffer.Plane] {
        guard let bytes = Self.bytesPerPixel[type] else {
            let brightness = plane(width: width, height: height, bytes: 1, offset: 0)
            let half = (width: (width + 1) / 2, height: (height + 1) / 2)
            return [brightness, plane(width: half.width, height: half.height, bytes: 2, offset: brightness.bytesPerRow * height)]
        }
        return [plane(width: width, height: height, bytes: bytes, offset: 0)]
    }

    private func plane(width: Int, height: Int, bytes: Int, offset: Int) -> CVBuffer.Plane {
        let row = (width * bytes + Self.rowAlignment - 1) / Self.rowAlignment * Self.rowAlignment
        return CVBuffer.Plane(width: width, height: height, bytesPerRow: row, offset: offset)
    }
}
