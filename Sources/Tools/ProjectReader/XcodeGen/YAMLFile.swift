import Foundation
import IsletModel
import SystemYAML

/// Reads YAML with libyaml.
enum YAMLFile {
    private static let maximumDepth = 100

    static func read(_ file: URL) throws -> PropertyListValue {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(code: .noSuchFile, file: file.path, message: "the file cannot be read", mend: "Check that it exists")
        }
        return try parse(data, file: file.path)
    }

    /// The first document. Plain `true`, `yes` and their opposites are booleans, plain whole numbers are integers, everything else is text.
    static func parse(_ data: Data, file: String) throws -> PropertyListValue {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw problem("out of memory", file, line: nil) }
        defer { yaml_parser_delete(&parser) }
        var document = yaml_document_t()
        let bytes = [UInt8](data)
        return try bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            guard yaml_parser_load(&parser, &document) == 1 else {
                throw problem(parser.problem.map { String(cString: $0) } ?? "is not YAML", file, line: Int(parser.problem_mark.line) + 1)
            }
            defer { yaml_document_delete(&document) }
            guard let root = yaml_document_get_root_node(&document) else { return .dictionary([:]) }
            return try value(of: root, in: &document, file: file, depth: 0)
        }
    }

    private static func value(
        of node: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t, file: String, depth: Int
    ) throws -> PropertyListValue {
        guard depth < maximumDepth else { throw problem("is nested too deeply", file, line: Int(node.pointee.start_mark.line) + 1) }
        switch node.pointee.type {
        case YAML_SCALAR_NODE: return scalar(node.pointee)
        case YAML_SEQUENCE_NODE:
            let items = node.pointee.data.sequence.items
            var result: [PropertyListValue] = []
            var item = items.start
            while let current = item, current != items.top {
                if let child = yaml_document_get_node(&document, current.pointee) {
                    result.append(try value(of: child, in: &document, file: file, depth: depth + 1))
                }
                item = current + 1
            }
            return .array(result)
        case YAML_MAPPING_NODE:
            let pairs = node.pointee.data.mapping.pairs
            var result: [String: PropertyListValue] = [:]
            var merged: [String: PropertyListValue] = [:]
            var pair = pairs.start
            while let current = pair, current != pairs.top {
                if let keyNode = yaml_document_get_node(&document, current.pointee.key),
                    let valueNode = yaml_document_get_node(&document, current.pointee.value), keyNode.pointee.type == YAML_SCALAR_NODE
                {
                    let key = text(of: keyNode.pointee)
                    let content = try value(of: valueNode, in: &document, file: file, depth: depth + 1)
                    if key == "<<" {
                        for base in content.array ?? [content] { merged.merge(base.dictionary ?? [:]) { first, _ in first } }
                    } else {
                        result[key] = content
                    }
                }
                pair = current + 1
            }
            return .dictionary(result.merging(merged) { own, _ in own })
        default: return .string("")
        }
    }

    private static func text(of node: yaml_node_t) -> String {
        let scalar = node.data.scalar
        return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    }

    private static func scalar(_ node: yaml_node_t) -> PropertyListValue {
        let text = text(of: node)
        guard node.data.scalar.style == YAML_PLAIN_SCALAR_STYLE else { return .string(text) }
        switch text.lowercased() {
        case "true", "yes", "on": return .boolean(true)
        case "false", "no", "off": return .boolean(false)
        case "null", "~": return .string("")
        default: return Int(text).map { .integer($0) } ?? .string(text)
        }
    }

    private static func problem(_ message: String, _ file: String, line: Int?) -> ProjectProblem {
        ProjectProblem(
            code: .brokenProject, file: file + (line.map { ":\($0)" } ?? ""), message: "the file is not YAML that can be read: \(message)",
            mend: "Correct it there")
    }
}
