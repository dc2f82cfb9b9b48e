import Foundation

/// Carries a value from one process to another. Here it holds values of this process.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias LoadHandler =
        @Sendable (
            _ completion: (@Sendable (Data?, (any Error)?) -> Void)?, _ type: AnyClass?, _ options: [AnyHashable: Any]?
        ) -> Void

    /// A name to show.
    open var suggestedName: String?
    private var representations: [(type: String, data: () -> Data?)] = []
    private var object: Any?

    public override init() {}

    public init(object: Any) {
        self.object = object
    }

    public init(item: Any?, typeIdentifier: String?) {
        object = item
        super.init()
        guard let typeIdentifier, let data = item as? Data else { return }
        representations = [(typeIdentifier, { data })]
    }

    public convenience init?(contentsOf fileURL: URL) {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init(object: fileURL)
        suggestedName = fileURL.lastPathComponent
    }

    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// The value, when it is of the type.
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }

    open func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) {
        let value = object as? T
        completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    }

    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        let data = representations.first { $0.type == typeIdentifier }?.data()
        completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    }
}
