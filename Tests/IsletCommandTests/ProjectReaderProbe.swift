import ProjectReader

enum ProjectReaderProbe {
    static func target(at path: String) throws -> BuildTarget? { try ProjectReader.read([path]).first }
}
