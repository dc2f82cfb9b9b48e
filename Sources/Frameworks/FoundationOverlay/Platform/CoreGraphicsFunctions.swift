import Foundation

@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@inlinable public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
@inlinable public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
@inlinable public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }

extension CGSize {
    @inlinable public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
    @inlinable public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGRect {
    @inlinable public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
