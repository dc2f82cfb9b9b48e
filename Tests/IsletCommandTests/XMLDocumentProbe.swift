import Foundation
import FoundationXML

/// The attributes of the first element of each name in an XML file.
final class XMLDocumentProbe: NSObject, XMLParserDelegate {
    private(set) var attributes: [String: [String: String]] = [:]

    init(contentsOf path: String) throws {
        super.init()
        let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: path)))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes found: [String: String]
    ) {
        if attributes[name] == nil { attributes[name] = found }
    }
}
