import FoundationOverlay

/// Names of what does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(named name: String) { self.init(rawValue: "HKCharacteristicTypeIdentifier\(name)") }

    public static let activityMoveMode = HKCharacteristicTypeIdentifier(named: "ActivityMoveMode")
    public static let biologicalSex = HKCharacteristicTypeIdentifier(named: "BiologicalSex")
    public static let bloodType = HKCharacteristicTypeIdentifier(named: "BloodType")
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(named: "DateOfBirth")
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(named: "FitzpatrickSkinType")
    public static let wheelchairUse = HKCharacteristicTypeIdentifier(named: "WheelchairUse")
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

extension HKObjectType {
    public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable { case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }

open class HKBiologicalSexObject: NSObject, @unchecked Sendable { open var biologicalSex: HKBiologicalSex { .notSet } }
open class HKBloodTypeObject: NSObject, @unchecked Sendable { open var bloodType: HKBloodType { .notSet } }
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable { open var skinType: HKFitzpatrickSkinType { .notSet } }
open class HKWheelchairUseObject: NSObject, @unchecked Sendable { open var wheelchairUse: HKWheelchairUse { .notSet } }
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable { open var activityMoveMode: HKActivityMoveMode { .activeEnergy } }

/// - Support: partial. The date of birth is that of `--fixtures`; every other question throws `errorAuthorizationDenied`.
extension HKHealthStore {
    public func dateOfBirthComponents() throws -> DateComponents {
        guard let date = HealthFixture.current?.dateOfBirth else { throw _refusal("dateOfBirthComponents") }
        return Calendar.current.dateComponents([.calendar, .year, .month, .day], from: date)
    }
    public func biologicalSex() throws -> HKBiologicalSexObject { throw _refusal("biologicalSex") }
    public func bloodType() throws -> HKBloodTypeObject { throw _refusal("bloodType") }
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw _refusal("fitzpatrickSkinType") }
    public func wheelchairUse() throws -> HKWheelchairUseObject { throw _refusal("wheelchairUse") }
    public func activityMoveMode() throws -> HKActivityMoveModeObject { throw _refusal("activityMoveMode") }
}
