import Foundation

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey =
        URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    public static let volumeTypeNameKey = URLResourceKey(rawValue: "NSURLVolumeTypeNameKey")
    public static let volumeSubtypeKey = URLResourceKey(rawValue: "NSURLVolumeSubtypeKey")
    public static let volumeMountFromLocationKey = URLResourceKey(rawValue: "NSURLVolumeMountFromLocationKey")
}

extension URLResourceValues {
    /// What is free on the volume, as far as the file system says.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
    public var volumeTypeName: String? { nil }
}
