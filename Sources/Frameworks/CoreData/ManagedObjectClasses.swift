import FoundationOverlay
import Synchronization

/// The Swift classes of entities. A class is known once it has been used, or registered by the build.
public enum ManagedObjectClasses {
    private static let known = Mutex<[String: NSManagedObject.Type]>([:])

    /// Makes a class known under its name.
    public static func register(_ type: NSManagedObject.Type) { known.withLock { $0[String(describing: type)] = type } }

    static func type(for entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.managedObjectClassName ?? entity.name ?? ""
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        if let type = known.withLock({ $0[plain] }) { return type }
        for candidate in [name] + modules.map({ "\($0).\(plain)" }) {
            if let type = _typeByName(candidate) as? NSManagedObject.Type {
                register(type)
                return type
            }
        }
        return NSManagedObject.self
    }

    /// The program's own modules, and the libraries of its project.
    private static var modules: [String] {
        let named = Bundle.main.object(forInfoDictionaryKey: "IsletModules") as? [String]
        return named ?? [Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String].compactMap { $0 }
    }
}
