import FoundationOverlay

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
    case rollbackMergePolicyType
}

/// What wins where an object was saved by another context or process since it was read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    public let mergeType: NSMergePolicyType

    public init(merge type: NSMergePolicyType) {
        mergeType = type
        super.init()
    }

    var rule: MergeRule {
        switch mergeType {
        case .errorMergePolicyType: .fail
        case .mergeByPropertyStoreTrumpMergePolicyType: .store
        case .mergeByPropertyObjectTrumpMergePolicyType: .here
        case .overwriteMergePolicyType: .overwrite
        case .rollbackMergePolicyType: .rollback
        }
    }
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback
