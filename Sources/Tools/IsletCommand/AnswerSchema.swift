import Foundation
import IsletModel

/// The schema of what commands answer in JSON (JSON Schema, 2020-12).
enum AnswerSchema {
    static var text: String {
        do {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try JSONSerialization.data(withJSONObject: root, options: options), as: UTF8.self) + "\n"
        } catch {
            preconditionFailure("the schema cannot be written: \(error)")
        }
    }

    private static var root: [String: Any] {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "What islet answers with --json",
            "oneOf": [
                "answer", "manifest", "doctor", "version", "diagnostics", "targets", "ledger", "verify", "accessibility", "film", "test", "drift",
                "review", "configure", "stub", "activity",
            ].map {
                ["$ref": "#/$defs/\($0)"]
            },
            "$defs": [
                "finding": finding, "note": note, "answer": answer, "manifest": manifest, "doctor": doctor, "version": version,
                "diagnostics": diagnostics, "targets": ["type": "object", "required": ["targets"], "properties": ["targets": ["type": "array"]]],
                "ledger": ["type": "object", "required": ["events"], "properties": ["events": ["type": "array"]]],
                "verify": verify, "film": film, "test": test, "drift": drift, "review": review, "configure": configure, "stub": stub,
                "activity": activity,
                "accessibility": accessibility,
            ],
        ]
    }

    private static var schema: [String: Any] { ["const": CommandAnswer.schema] }
    private static var aFlag: [String: Any] { ["type": "boolean"] }
    private static var aText: [String: Any] { ["type": "string"] }
    private static var aPlace: [String: Any] { ["type": "integer", "minimum": 1] }

    private static func list(_ name: String) -> [String: Any] { ["type": "array", "items": ["$ref": "#/$defs/\(name)"]] }

    private static func object(_ properties: [String: Any], required: [String]) -> [String: Any] {
        ["type": "object", "properties": properties, "required": required, "additionalProperties": false]
    }

    private static var finding: [String: Any] {
        object(
            [
                "code": ["enum": FindingCode.allCases.map(\.rawValue)], "severity": ["enum": Finding.Severity.allCases.map(\.rawValue)],
                "message": aText, "explanation": aText, "identity": aText, "file": aText, "line": aPlace, "column": aPlace, "notes": list("note"),
            ], required: ["code", "severity", "message", "explanation"])
    }

    private static var note: [String: Any] {
        object(
            [
                "message": aText, "file": aText, "line": aPlace, "column": aPlace, "replacement": aText,
                "replacedLength": ["type": "integer", "minimum": 0],
            ], required: ["message"])
    }

    private static var test: [String: Any] {
        let failure = object(["message": aText, "file": aText, "line": aPlace], required: ["message"])
        let result = object(
            [
                "target": aText, "name": aText, "outcome": ["enum": ["passed", "failed", "skipped", "notEnded"]],
                "seconds": ["type": "number", "minimum": 0], "failures": ["type": "array", "items": failure],
            ], required: ["target", "name", "seconds", "failures"])
        return object(
            [
                "schema": schema, "command": ["const": "test"], "exitCode": ["enum": [0, 1, 3, 4]], "diagnostics": list("finding"),
                "tests": ["type": "array", "items": result],
            ], required: ["schema", "command", "exitCode", "tests", "diagnostics"])
    }

    private static var review: [String: Any] {
        let item = object(
            [
                "section": aText, "title": aText, "verdict": ["enum": ReviewItem.Verdict.allCases.map(\.rawValue)], "evidence": aText,
                "findings": list("finding"), "pictures": ["type": "array", "items": aText],
            ], required: ["section", "title", "verdict", "evidence", "findings", "pictures"])
        return object(
            [
                "schema": schema, "command": ["const": "review"], "exitCode": ["enum": [0, 1, 3, 4]], "diagnostics": list("finding"),
                "items": ["type": "array", "items": item],
            ], required: ["schema", "command", "exitCode", "items", "diagnostics"])
    }

    private static var drift: [String: Any] {
        let count: [String: Any] = ["type": "integer", "minimum": 0]
        return object(
            [
                "schema": schema, "command": ["const": "drift"], "exitCode": ["enum": [0, 1, 3, 4]], "diagnostics": list("finding"), "types": count,
                "values": count,
            ], required: ["schema", "command", "exitCode", "types", "values", "diagnostics"])
    }

    private static var configure: [String: Any] {
        let choice = object(["value": aText, "title": aText, "data": aText, "subtitle": aText, "section": aText], required: ["value", "title"])
        let parameter = object(
            [
                "name": aText, "title": aText, "type": aText, "value": aText, "choices": ["type": "array", "items": choice],
                "editor": ["enum": ["text", "integer", "number", "flag", "date", "other"]], "data": aText, "isOptional": aFlag, "isList": aFlag,
                "isSearchable": aFlag, "isHidden": aFlag, "range": ["type": "array", "items": ["type": "number"]], "style": aText,
            ],
            required: ["name", "title", "type", "choices", "editor", "isOptional", "isList", "isSearchable", "isHidden"])
        let widget = object(
            ["target": aText, "kind": aText, "displayName": aText, "parameters": ["type": "array", "items": parameter]],
            required: ["target", "kind", "displayName", "parameters"])
        return object(
            [
                "schema": schema, "command": ["const": "configure"], "exitCode": ["enum": [0, 1, 3, 4]], "diagnostics": list("finding"),
                "widgets": ["type": "array", "items": widget],
            ], required: ["schema", "command", "exitCode", "diagnostics", "widgets"])
    }

    private static var stub: [String: Any] {
        let count: [String: Any] = ["type": "integer", "minimum": 0]
        let stub = object(
            ["module": aText, "file": aText, "declarations": count, "unknownTypes": count],
            required: ["module", "file", "declarations", "unknownTypes"])
        let target = object(["name": aText, "builds": aFlag, "leftOut": count], required: ["name", "builds", "leftOut"])
        return object(
            [
                "schema": schema, "command": ["const": "stub"], "exitCode": ["enum": [0, 1, 3]], "diagnostics": list("finding"),
                "stubs": ["type": "array", "items": stub], "targets": ["type": "array", "items": target], "rounds": count,
            ], required: ["schema", "command", "exitCode", "diagnostics", "stubs", "targets", "rounds"])
    }

    private static var activity: [String: Any] {
        let count: [String: Any] = ["type": "integer", "minimum": 0]
        let member = object(["key": aText, "type": aText], required: ["key", "type"])
        let members: [String: Any] = ["type": "array", "items": member]
        let activity = object(
            [
                "target": aText, "attributesType": aText, "attributes": members, "contentState": members, "bytes": count, "mostBytes": count,
                "skeleton": aText,
            ], required: ["target", "attributesType", "attributes", "contentState", "bytes", "mostBytes"])
        return object(
            [
                "schema": schema, "command": ["const": "activity"], "exitCode": ["enum": [0, 1, 3, 4]], "diagnostics": list("finding"),
                "activities": ["type": "array", "items": activity],
            ], required: ["schema", "command", "exitCode", "diagnostics", "activities"])
    }

    private static var answer: [String: Any] {
        object(
            [
                "schema": schema, "command": aText, "exitCode": ["enum": [0, 1, 2, 3, 4]], "diagnostics": list("finding"), "output": aText,
            ], required: ["schema", "exitCode", "diagnostics"])
    }

    private static var manifest: [String: Any] {
        object(
            [
                "schema": schema, "at": aText, "device": aText, "os": aText, "targets": ["type": "array"], "diagnostics": list("finding"),
            ], required: ["schema", "at", "device", "os", "targets", "diagnostics"])
    }

    private static var film: [String: Any] {
        let aNumber: [String: Any] = ["type": "number", "minimum": 0]
        let change = object(
            ["from": aText, "to": aText, "begins": aNumber, "seconds": aNumber], required: ["from", "to", "begins", "seconds"])
        let properties: [String: Any] = [
            "schema": schema, "command": ["const": "film"], "exitCode": ["enum": [0, 1, 3, 4]], "title": aText, "file": aText,
            "frames": ["type": "integer", "minimum": 1], "framesPerSecond": aNumber, "speed": aNumber, "seconds": aNumber,
            "states": ["type": "array", "items": aText], "changes": ["type": "array", "items": change], "diagnostics": list("finding"),
        ]
        return object(properties, required: properties.keys.sorted())
    }

    private static var doctor: [String: Any] {
        let check = object(
            ["subject": aText, "state": ["enum": ["good", "missing", "note"]], "detail": aText, "mend": aText],
            required: ["subject", "state", "detail"])
        return object(
            [
                "schema": schema, "command": ["const": "doctor"], "exitCode": ["enum": [0, 1]], "checks": ["type": "array", "items": check],
            ], required: ["schema", "command", "exitCode", "checks"])
    }

    private static var version: [String: Any] {
        object(
            ["schema": schema, "command": ["const": "version"], "exitCode": ["const": 0], "version": aText],
            required: ["schema", "command", "exitCode", "version"])
    }

    private static var verify: [String: Any] {
        let picture = object(
            ["path": aText, "outcome": ["enum": ["changed", "new", "unused", "lost"]], "changes": ["type": "array", "items": change]],
            required: ["path", "outcome"])
        return object(
            [
                "schema": schema, "command": ["const": "verify"], "exitCode": ["enum": [0, 1, 4]], "summary": aText,
                "count": ["type": "integer", "minimum": 0], "pictures": ["type": "array", "items": picture],
            ], required: ["schema", "command", "exitCode", "summary", "count", "pictures"])
    }

    private static var accessibility: [String: Any] {
        let aNumber: [String: Any] = ["type": "number"]
        let element = object(
            [
                "identity": aText, "kind": ["enum": ["text", "image", "button", "toggle", "link", "progress", "gauge", "element"]], "label": aText,
                "value": aText, "hint": aText, "traits": ["type": "array", "items": aText], "frame": ["type": "array", "items": aNumber],
            ], required: ["identity", "kind", "label", "traits", "frame"])
        let contrast = object(
            [
                "identity": aText, "text": aText, "size": aNumber, "isBold": ["type": "boolean"], "ratio": aNumber, "lightness": aNumber,
            ], required: ["identity", "text", "size", "isBold", "ratio", "lightness"])
        let picture = object(
            ["path": aText, "elements": ["type": "array", "items": element], "contrasts": ["type": "array", "items": contrast]],
            required: ["path", "elements", "contrasts"])
        return object(
            [
                "schema": schema, "command": ["const": "accessibility"], "exitCode": ["enum": [0, 1, 3, 4]], "diagnostics": list("finding"),
                "pictures": ["type": "array", "items": picture],
            ], required: ["schema", "command", "exitCode", "diagnostics", "pictures"])
    }

    private static var change: [String: Any] {
        let textOrNull: [String: Any] = ["type": ["string", "null"]]
        return object(
            [
                "kind": aText, "view": aText, "identity": aText, "property": aText, "old": textOrNull, "new": textOrNull, "text": aText,
                "inside": ["type": "integer", "minimum": 0],
            ], required: ["kind", "view", "identity", "property", "old", "new", "text", "inside"])
    }

    private static var diagnostics: [String: Any] {
        let code = object(
            [
                "code": aText, "severities": ["type": "array", "items": aText], "noticed": aText, "device": aText, "mend": aText,
                "explanation": aText,
            ], required: ["code", "severities", "noticed", "device", "mend", "explanation"])
        return object(
            [
                "schema": schema, "command": ["const": "diagnostics"], "exitCode": ["const": 0], "codes": ["type": "array", "items": code],
            ], required: ["schema", "command", "exitCode", "codes"])
    }
}
