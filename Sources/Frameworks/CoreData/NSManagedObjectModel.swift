import DataModels
import FoundationOverlay
import Synchronization

/// The entities of a data model.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    private static let known = Mutex<[NSManagedObjectModel]>([])

    /// The models opened so far.
    static var loaded: [NSManagedObjectModel] { known.withLock { $0 } }

    open var entities: [NSEntityDescription] = [] {
        didSet { entities.forEach { $0.managedObjectModel = self } }
    }

    public override init() {
        super.init()
        Self.known.withLock { $0.append(self) }
    }

    /// The model in a `.momd`, `.mom`, `.xcdatamodeld` or `.xcdatamodel` folder or its `contents`; nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = FileManager.default.contents(atPath: DataModelFile.contents(of: url).path), let model = DataModelReader.read(data)
        else { return nil }
        self.init()
        entities = NSEntityDescription.entities(of: model)
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        let folders = (bundles ?? [.main]).compactMap(\.resourceURL)
        merged.entities = folders.flatMap { DataModelFile.models(in: $0) }.compactMap { NSManagedObjectModel(contentsOf: $0) }.flatMap(\.entities)
        return merged
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
    }

    func entity(forClass name: String) -> NSEntityDescription? {
        entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name } ?? entitiesByName[name]
    }
}
