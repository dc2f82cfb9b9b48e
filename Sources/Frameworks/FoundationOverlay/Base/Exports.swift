// What `import Foundation` brings along on iOS. Of Combine it names two types alone, as Apple's Foundation does: a file that uses another
// imports Combine, and a project's own `Subscription` or `Record` stays its own.
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
