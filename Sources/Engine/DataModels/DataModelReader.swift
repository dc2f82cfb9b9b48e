import Foundation
import FoundationXML

/// Reads the XML of `.xcdatamodeld` and `.xcdatamodel` folders.
public final class DataModelReader: NSObject, XMLParserDelegate {
    private var model = DataModel()
    private var openElements: [String] = []
    private var isComplete = false

    /// The model; nil where the data are not the whole XML of one.
    public static func read(_ data: Data) -> DataModel? {
        // Foundation's parser crashes at what is no UTF-8.
        guard String(validating: data, as: UTF8.self) != nil, let xml = withoutInstructions(data) else { return nil }
        let reader = DataModelReader()
        let parser = XMLParser(data: xml)
        parser.delegate = reader
        return parser.parse() && reader.isComplete ? reader.model : nil
    }

    /// The XML without its declaration and processing instructions, which mean nothing in a model: Foundation's parser crashes at damaged ones
    /// and at those without content. Nil where one does not end, or what is left has one.
    private static func withoutInstructions(_ data: Data) -> Data? {
        var result = Data()
        var rest = data[...]
        while let begin = rest.range(of: Data("<?".utf8)) {
            guard let end = rest[begin.upperBound...].range(of: Data("?>".utf8)) else { return nil }
            result += rest[..<begin.lowerBound]
            rest = rest[end.upperBound...]
        }
        result += rest
        return result.range(of: Data("<?".utf8)) == nil ? result : nil
    }

    public func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        openElements.append(name)
        switch name {
        case "entity": model.entities.append(DataModel.Entity(attributes))
        case "attribute": add(.attribute(DataModel.Attribute(attributes)))
        case "relationship": add(.relationship(DataModel.Relationship(attributes)))
        default: break
        }
    }

    /// The parser forgives what is missing; a model that ends early is not whole.
    public func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        openElements.removeLast()
        isComplete = openElements.isEmpty && name == "model"
    }

    private func add(_ property: DataModel.Entity.Property) {
        guard !model.entities.isEmpty else { return }
        model.entities[model.entities.count - 1].properties.append(property)
    }
}

extension DataModel.Entity {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        className = values["representedClassName"]
        parent = values["parentEntity"]
        isAbstract = values["isAbstract"] == "YES"
        codeGeneration = values["codeGenerationType"].flatMap(CodeGeneration.init) ?? .none
    }
}

extension DataModel.Attribute {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        type = values["attributeType"] ?? ""
        isOptional = values["optional"] == "YES"
        isTransient = values["transient"] == "YES"
        isScalar = values["usesScalarValueType"] == "YES"
        customClass = values["customClassName"]
        defaultValue = values["defaultValueString"]
        defaultDate = values["defaultDateTimeInterval"].flatMap(Double.init)
    }
}

extension DataModel.Relationship {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        destination = values["destinationEntity"] ?? ""
        inverse = values["inverseName"]
        isOptional = values["optional"] == "YES"
        isTransient = values["transient"] == "YES"
        isToMany = values["toMany"] == "YES"
        isOrdered = values["ordered"] == "YES"
        deletionRule = values["deletionRule"]
    }
}
