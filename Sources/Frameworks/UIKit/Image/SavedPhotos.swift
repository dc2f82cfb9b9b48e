import FoundationOverlay
import Metrics

/// Nothing is saved: there is no photo library to write to. The target is told of an error, as where a person has refused.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    UnsupportedAPI.report("UIImageWriteToSavedPhotosAlbum(_:_:_:_:)", "no library of photos can be written to")
    guard let selector = completionSelector, let target = completionTarget as AnyObject?, let object = target as? NSObject else { return }
    nonisolated(unsafe) let told = object
    Task { @MainActor in _ = told.perform(selector, with: image, with: CocoaError(.userCancelled)) }
}
