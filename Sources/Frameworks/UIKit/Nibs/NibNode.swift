import FoundationOverlay

/// An element of a storyboard or nib as Interface Builder writes it.
final class NibNode {
    let name: String
    let attributes: [String: String]
    private(set) var children: [NibNode] = []
    private(set) var text = ""

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    subscript(attribute: String) -> String? { attributes[attribute] }
    func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) } }
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
    func child(_ name: String) -> NibNode? { children.first { $0.name == name } }
    /// The child that stands for a property.
    func child(key: String) -> NibNode? { children.first { $0["key"] == key } }
    func children(_ name: String) -> [NibNode] { children.filter { $0.name == name } }
    var id: String { attributes["id"] ?? "" }

    fileprivate func append(_ child: NibNode) { children.append(child) }
    fileprivate func append(_ text: String) { self.text += text }

    /// The node itself and all below it.
    var all: [NibNode] { [self] + children.flatMap(\.all) }

    /// The first element of a file.
    static func parse(_ data: Data) throws -> NibNode {
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.root, parser.parserError == nil, reader.isClosed else {
            throw NibError(reason: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "no element")")
        }
        return root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: NibNode?
        private var open: [NibNode] = []
        var isClosed: Bool { open.isEmpty }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) {
            let node = NibNode(name: name, attributes: attributes)
            open.last?.append(node)
            if root == nil { root = node }
            open.append(node)
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }
        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.append(text) }
    }
}

struct NibError: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}
