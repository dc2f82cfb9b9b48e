import Foundation

/// Where a function of Objective-C leaves an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
