import AVFoundation
import CoreML
import SwiftUI
import UIKit
import Vision
import VisionKit

/// Looks for text in a picture, numbers in a list, and a camera.
final class Looker {
    private(set) var found = ""

    init() {
        read()
        let numbers = try? MLMultiArray(shape: [2, 3], dataType: .double)
        numbers?[[1, 2]] = 4
        found += ", sixth \(numbers?[5] ?? 0), scanner \(DataScannerViewController.isSupported), \(session())"
    }

    private func read() {
        guard let picture = UIImage(systemName: "star")?.cgImage else { return }
        let request = VNRecognizeTextRequest { request, error in
            self.found = "texts \(request.results?.count ?? -1) error \(error != nil)"
        }
        request.recognitionLevel = .accurate
        do {
            try VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])
        } catch {
            found += " thrown"
        }
    }

    private func session() -> String {
        let session = AVCaptureSession()
        if let device = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: device) { session.addInput(input) }
        let output = AVCaptureMetadataOutput()
        if session.canAddOutput(output) {
            session.addOutput(output)
            output.metadataObjectTypes = [.qr, .ean13]
        }
        session.startRunning()
        return "inputs \(session.inputs.count) outputs \(session.outputs.count) runs \(session.isRunning)"
    }
}

final class Scanner: UIViewController, AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        let preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        preview.frame = view.layer.bounds
        preview.videoGravity = .resizeAspectFill
        view.layer.addSublayer(preview)
        view.addSubview(label)
        AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
    }

    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
        label.text = "found"
    }

    nonisolated func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
        let isEmpty = photo.fileDataRepresentation() == nil && error != nil
        MainActor.assumeIsolated { label.text = isEmpty ? "no photo" : "photo" }
    }
}

#Preview("looker") { Text(Looker().found) }
#Preview("scanner") { Scanner() }

/// Pixels that are written where a picture is read from, and what is awaited of one.
enum Saliency {
    static var pixels: String {
        var buffer: CVPixelBuffer?
        guard CVPixelBufferCreate(kCFAllocatorDefault, 2, 2, kCVPixelFormatType_32ARGB, nil, &buffer) == kCVReturnSuccess, let buffer else {
            return "none"
        }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 255, as: UInt8.self)
        return "pixels \(CVPixelBufferGetWidth(buffer)) \(CVPixelBufferGetBaseAddress(buffer)?.load(as: UInt8.self) ?? 0)"
    }

    static func center(of image: CGImage) async throws -> CGPoint? {
        let observation = try await GenerateAttentionBasedSaliencyImageRequest().perform(on: image)
        let texts = try await RecognizeTextRequest().perform(on: image).compactMap { $0.topCandidates(1).first?.string }
        guard let box = observation.salientObjects.first?.boundingBox, texts.isEmpty else { return nil }
        return CGPoint(x: box.origin.x + box.width / 2, y: box.origin.y + box.height / 2)
    }
}

#Preview("pixels") { Text(Saliency.pixels) }
