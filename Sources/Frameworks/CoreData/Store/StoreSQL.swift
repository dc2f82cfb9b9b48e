import FoundationOverlay
import SQLite

/// Writes a query as an SQL statement with parameters.
struct StoreSQL {
    private(set) var parameters: [SQLiteValue] = []

    /// The rows' number, entity and version under the name `found`, with their place in the order.
    static func found(_ query: StoreQuery) throws -> (sql: String, parameters: [SQLiteValue]) {
        var writer = StoreSQL()
        let filter = try writer.filter(query)
        let order = try (query.order.map { try writer.order($0) } + ["objects.id"]).joined(separator: ", ")
        var sql = "found AS (SELECT id, entity, version, row_number() OVER (ORDER BY \(order)) AS place FROM objects WHERE \(filter)"
        if query.limit != nil || query.offset > 0 {
            sql += " ORDER BY place LIMIT \(writer.parameter(.integer(Int64(query.limit ?? -1))))"
            sql += " OFFSET \(writer.parameter(.integer(Int64(query.offset))))"
        }
        return (sql + ")", writer.parameters)
    }

    /// A statement that counts the rows.
    static func count(_ query: StoreQuery) throws -> (sql: String, parameters: [SQLiteValue]) {
        var writer = StoreSQL()
        let filter = try writer.filter(query)
        return ("SELECT count(*) FROM objects WHERE \(filter)", writer.parameters)
    }

    private mutating func filter(_ query: StoreQuery) throws -> String {
        let entities = query.entities.sorted().map { parameter(.text($0)) }.joined(separator: ", ")
        return try "entity IN (\(entities))" + (query.condition.map { " AND \(try condition($0))" } ?? "")
    }

    private mutating func parameter(_ value: SQLiteValue) -> String {
        parameters.append(value)
        return "?\(parameters.count)"
    }

    private mutating func order(_ order: StoreOrder) throws -> String {
        "\(path(order.path)) COLLATE \(StoreText.collation) \(order.isAscending ? "ASC" : "DESC")"
    }

    // MARK: Conditions

    private mutating func condition(_ condition: StoreCondition) throws -> String {
        switch condition {
        case .constant(let value): return value ? "1" : "0"
        case .compare(let a, let comparison, let b): return try compare(a, comparison, b)
        case .text(let whole, let test, let part, let options, let isStandard):
            let (a, b) = (try operand(whole), try operand(part))
            return "\(StoreText.function)(\(a), \(b), '\(test.rawValue)', \(options), \(isStandard ? 1 : 0))"
        case .isIn(let value, let list):
            guard !list.isEmpty else { return "0" }
            let a = try operand(value)
            let items = try list.map { parameter(try $0.column().1) }.joined(separator: ", ")
            return "ifnull(\(a) COLLATE \(StoreText.collation) IN (\(items)), 0)"
        case .some(let members, let inner):
            let member = "member\(members.depth + 1)"
            return try "EXISTS (SELECT 1 FROM \(list(members)) AS \(member) WHERE EXISTS (SELECT 1 FROM objects WHERE id = \(member).value)"
                + " AND \(self.condition(inner)))"
        case .not(let inner): return "NOT (\(try self.condition(inner)))"
        case .and(let a, let b): return "(\(try self.condition(a)) AND \(try self.condition(b)))"
        case .or(let a, let b): return "(\(try self.condition(a)) OR \(try self.condition(b)))"
        }
    }

    private mutating func compare(_ a: StoreOperand, _ comparison: StoreCondition.Comparison, _ b: StoreOperand) throws -> String {
        let (left, right) = ("\(try operand(a)) COLLATE \(StoreText.collation)", try operand(b))
        return switch comparison {
        case .equal: "(\(left) IS \(right))"
        case .notEqual: "(\(left) IS NOT \(right))"
        case .less: "ifnull(\(left) < \(right), 0)"
        case .lessOrEqual: "ifnull(\(left) <= \(right), 0)"
        case .greater: "ifnull(\(left) > \(right), 0)"
        case .greaterOrEqual: "ifnull(\(left) >= \(right), 0)"
        }
    }

    // MARK: Values

    private mutating func operand(_ operand: StoreOperand) throws -> String {
        switch operand {
        case .value(nil): "NULL"
        case .value(let value?): parameter(try value.column().1)
        case .path(let path): self.path(path)
        case .count(let members): "(SELECT count(*) FROM \(list(members)) AS item WHERE EXISTS (SELECT 1 FROM objects WHERE id = item.value))"
        case .arithmetic(let a, let sign, let b): "(\(try self.operand(a)) \(sign.rawValue) \(try self.operand(b)))"
        case .negative(let value): "(-\(try self.operand(value)))"
        case .either(let a, let b): "ifnull(\(try self.operand(a)), \(try self.operand(b)))"
        case .truth(let condition): "(\(try self.condition(condition)))"
        }
    }

    private mutating func path(_ path: StorePath) -> String {
        path.names.reduce(path.depth == 0 ? "objects.id" : "member\(path.depth).value") { object, name in
            "(SELECT value FROM properties WHERE object = \(object) AND name = \(parameter(.text(name))))"
        }
    }

    /// The numbers of a to-many relationship's objects, which are kept as text with spaces between them, as a table.
    private mutating func list(_ members: StorePath) -> String {
        "json_each('[' || replace(ifnull(\(path(members)), ''), ' ', ',') || ']')"
    }
}
