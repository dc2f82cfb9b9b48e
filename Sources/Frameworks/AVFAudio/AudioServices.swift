import FoundationOverlay

// System sounds of AudioToolbox, which AVFAudio passes on. Nothing is heard or felt.

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x0000_1000
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500

/// - Support: accepted, without effect: nothing is heard or felt.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// - Support: accepted, without effect: nothing is heard or felt.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// - Support: partial: nothing is heard or felt; the block is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
/// - Support: partial: nothing is heard or felt; the block is called at once.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }

/// - Support: partial: every sound fails to load.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
}

/// - Support: partial: no property is known.
@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?, _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> Int32 { kAudioServicesUnsupportedPropertyError }
