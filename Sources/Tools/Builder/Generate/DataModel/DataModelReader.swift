import Foundation
import FoundationXML
import ProjectReader

/// Reads `.xcdatamodeld` and `.xcdatamodel` folders.
final class DataModelReader: NSObject, XMLParserDelegate {
    private var model = DataModel()
    private var openElements: [String] = []
    private var isComplete = false

    /// The model's current version.
    ///
    /// - Throws: A `ProjectProblem` that names the file where it cannot be read.
    static func read(_ url: URL) throws -> DataModel {
        let file = try currentVersion(of: url).appendingPathComponent("contents")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(
                code: "no-such-file", file: file.path, message: "the data model cannot be read", mend: "Check that it exists and is readable")
        }
        let reader = DataModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete else {
            throw ProjectProblem(
                code: "broken-data-model", file: file.path, message: "the data model is not the XML that Xcode writes",
                mend: "Open the model in Xcode and save it again, or restore it from version control")
        }
        return reader.model
    }

    /// The folder that holds `contents`: that of the current version, or of the last by name.
    private static func currentVersion(of url: URL) throws -> URL {
        guard url.pathExtension == "xcdatamodeld" else { return url }
        let marker = url.appendingPathComponent(".xccurrentversion")
        if FileManager.default.fileExists(atPath: marker.path), let name = try PropertyListFile.read(marker)["_XCCurrentVersionName"]?.string {
            return url.appendingPathComponent(name)
        }
        let versions = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".xcdatamodel") }
        return versions.max().map(url.appendingPathComponent) ?? url
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        openElements.append(name)
        switch name {
        case "entity": model.entities.append(DataModel.Entity(attributes))
        case "attribute": change { $0.attributes.append(DataModel.Attribute(attributes)) }
        case "relationship": change { $0.relationships.append(DataModel.Relationship(attributes)) }
        default: break
        }
    }

    /// The parser forgives what is missing; a model that ends early is not whole.
    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        openElements.removeLast()
        isComplete = openElements.isEmpty && name == "model"
    }

    private func change(_ change: (inout DataModel.Entity) -> Void) {
        guard !model.entities.isEmpty else { return }
        change(&model.entities[model.entities.count - 1])
    }
}

extension DataModel.Entity {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        className = values["representedClassName"]?.split(separator: ".").last.map(String.init) ?? name
        parent = values["parentEntity"]
        codeGeneration = values["codeGenerationType"].flatMap(CodeGeneration.init) ?? .none
    }
}

extension DataModel.Attribute {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        type = values["attributeType"] ?? ""
        isScalar = values["usesScalarValueType"] == "YES"
        customClass = values["customClassName"]
    }
}

extension DataModel.Relationship {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        destination = values["destinationEntity"] ?? ""
        isToMany = values["toMany"] == "YES"
        isOrdered = values["ordered"] == "YES"
    }
}
