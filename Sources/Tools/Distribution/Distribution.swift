// What `./islet` builds first: with the modules of all its products in one build every core is at work, where each product by itself ends with
// long modules that stand one upon the other.
import AVKit
import BackgroundTasks
import Charts
import Cocoa
import CoreMotion
import CoreText
import CryptoKit
import EventKit
import HealthKit
import ImageIO
import InProcessSystem
import IsletCommand
import IsletTestSupport
import MapKit
import Network
import OSLog
import PushKit
import Security
import SwiftData
import WatchKit
import XCTestOverlay
import simd
