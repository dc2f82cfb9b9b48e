import Foundation

/// A file or folder as a value.
open class FileWrapper: NSObject, @unchecked Sendable {
    open private(set) var regularFileContents: Data?
    open private(set) var fileWrappers: [String: FileWrapper]?
    open var filename: String?
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        super.init()
    }

    public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
        fileWrappers = wrappers
        super.init()
    }

    /// Reads what lies at `url`, folders with all they hold.
    public init(url: URL, options: ReadingOptions = []) throws {
        super.init()
        filename = url.lastPathComponent
        preferredFilename = filename
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            let contents = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            fileWrappers = try Dictionary(uniqueKeysWithValues: contents.map { ($0.lastPathComponent, try FileWrapper(url: $0)) })
        } else {
            regularFileContents = try Data(contentsOf: url)
        }
    }

    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    open var isDirectory: Bool { fileWrappers != nil }
    open var isRegularFile: Bool { regularFileContents != nil }
    open var isSymbolicLink: Bool { false }

    /// The name the wrapper was given in the folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? child.filename ?? "file"
        fileWrappers?[name] = child
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }
}
