import CoreGraphics
import FoundationOverlay

/// Where a session's pictures would go.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

// MARK: - Photos

/// - Support: none. A photo fails as where access is denied.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let photo = AVCapturePhoto()
        delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: AVError(.applicationIsNotAuthorizedToUseDevice))
    }

    open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) {}
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let jpeg = Self(rawValue: "jpeg"), hevc = Self(rawValue: "hvc1"), h264 = Self(rawValue: "avc1")
}

public let AVVideoCodecKey = "AVVideoCodecKey"

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public let format: [String: Any]?
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var previewPhotoFormat: [String: Any]?

    public override init() { format = nil }
    public init(format: [String: Any]?) { self.format = format }
}

/// A photo without a picture.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() {}
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open var metadata: [String: Any] { [:] }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}

// MARK: - Codes and faces

/// - Support: none. Nothing is found.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    public override init() {}
    open func setMetadataObjectsDelegate(_ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {
        metadataObjectsDelegate = delegate
    }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode"), aztec = Self(rawValue: "org.iso.Aztec")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix"), pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8"), ean13 = Self(rawValue: "org.gs1.EAN-13"), upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code39 = Self(rawValue: "org.iso.Code39"), code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128"), itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5"), code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let face = Self(rawValue: "face")
    }

    override init() {}
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { 0 }
}

// MARK: - Films

/// One picture of a film; none is made.
public final class CMSampleBuffer: @unchecked Sendable { init() {} }

/// The pixels of a picture of a film; nil, as there are none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// - Support: none. No picture comes.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true

    public override init() {}
    open func setSampleBufferDelegate(_ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {
        sampleBufferDelegate = delegate
    }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// - Support: none. Nothing is recorded.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var isRecording: Bool { false }
    open var maxRecordedDuration = CMTime.invalid

    public override init() {}
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.applicationIsNotAuthorizedToUseDevice))
    }
    open func stopRecording() {}
}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(_ output: AVCaptureMovieFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureMovieFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
