import AVFoundation
import CoreMotion
import FoundationOverlay
import Testing

/// A device without sensors and without a loudspeaker.
struct SensorTests {
    @Test func nothingMoves() {
        let manager = CMMotionManager()
        #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable)
        manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("an update came") }
        #expect(manager.deviceMotion == nil)
    }

    /// AudioToolbox's functions come with AVFoundation.
    @Test func noSoundLoadsAndSoundsEndAtOnce() {
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/none.wav"), &sound) == kAudioServicesSystemSoundUnspecifiedError)
        #expect(sound == 0)
        var hasEnded = false
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { hasEnded = true }
        #expect(hasEnded)
    }
}
