import Foundation

/// The limits of `CGFloat` under the names that C gives them.
public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude
public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
public let CGFLOAT_EPSILON = CGFloat.ulpOfOne
