// - Support: accepted, without effect: no document is opened.
import Combine
import ExtensionRuntime
import FoundationOverlay
import UniformTypeIdentifiers
import ViewEngine

/// Windows for the documents of an app. None is opened.
public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
    public func _collectScenes(_ contents: inout ExtensionContents) {}
}

extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {}
}

/// What the editor of a document gets.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// What the editor of a document gets.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The screen that an app of documents begins with.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    public typealias Body = Never
    public init(_ title: Text? = nil, @ViewBuilder _ actions: () -> Actions) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}
    public init<B: View>(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B) {}
    public func _collectScenes(_ contents: inout ExtensionContents) {}
}

/// Makes a new document.
public struct NewDocumentButton<Label: View>: View {
    let label: Label
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

/// What is known of the document of a window.
public struct DocumentConfiguration: Sendable {
    public let fileURL: URL?
    public let isEditable: Bool
}

extension EnvironmentValues {
    public var documentConfiguration: DocumentConfiguration? { nil }
}

extension View {
    public nonisolated func documentBrowserContextMenu<M: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> M) -> some View { self }
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
