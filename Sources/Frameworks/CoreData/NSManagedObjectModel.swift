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
        guard let contents = DataModelFiles.contents(of: url), let entities = DataModelReader.entities(contents) else { return nil }
        self.init()
        self.entities = entities
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        let folders = (bundles ?? [.main]).compactMap(\.resourceURL)
        merged.entities = folders.flatMap { DataModelFiles.models(in: $0) }.compactMap { NSManagedObjectModel(contentsOf: $0) }.flatMap(\.entities)
        return merged
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
    }

    func entity(forClass name: String) -> NSEntityDescription? {
        entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name } ?? entitiesByName[name]
    }
}

/// Where data models lie.
enum DataModelFiles {
    private static let endings: Set<String> = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

    static func models(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(folder.appendingPathComponent).filter { endings.contains($0.pathExtension) }
    }

    /// The XML of a model, of the current version where there are several.
    static func contents(of url: URL) -> Data? {
        if let data = FileManager.default.contents(atPath: url.appendingPathComponent("contents").path) { return data }
        let versions = models(in: url)
        if let current = currentVersion(in: url), let match = versions.first(where: { $0.lastPathComponent == current }) {
            return contents(of: match)
        }
        if let last = versions.last { return contents(of: last) }
        return FileManager.default.contents(atPath: url.path)
    }

    private static func currentVersion(in url: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: url.appendingPathComponent(".xccurrentversion").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }
}
