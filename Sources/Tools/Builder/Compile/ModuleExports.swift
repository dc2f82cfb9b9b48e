import Foundation

/// Which of Islet's modules has a type of a name, looked up among the names that its library has for the linker.
struct ModuleExports {
    private let library: Data
    private let names: Range<Int>
    private let modules: [String]

    /// Nil where there is no library to look into.
    init?(_ runtime: RuntimeLocation) {
        guard let name = runtime.linkedLibraries.first,
            let data = try? Data(contentsOf: runtime.libraries.appendingPathComponent("lib\(name).so"), options: .alwaysMapped),
            let names = Self.dynamicNames(data), let modules = try? RuntimeModules.names(in: runtime)
        else { return nil }
        library = data
        self.names = names
        self.modules = modules.sorted()
    }

    /// Modules to import for each type that one of them has, under the names that users write.
    func modules(of types: Set<String>) -> [String: [String]] {
        var wanted: [String: (type: String, module: String)] = [:]
        for type in types where type.utf8.allSatisfy({ $0 < 128 }) {
            for module in modules { wanted["$s" + ManglingName.nested(module, type)] = (type, module) }
        }
        var result: [String: [String]] = [:]
        guard let longest = wanted.keys.map(\.utf8.count).max() else { return [:] }
        forEachName(upTo: longest + 3) { name in
            guard let ending = ["VMn", "CMn", "OMn", "Mp"].first(where: { name.hasSuffix($0) }),
                let found = wanted[String(name.dropLast(ending.count))]
            else { return }
            let module = found.module == ImportRule.overlay ? "Foundation" : found.module
            if result[found.type]?.contains(module) != true { result[found.type, default: []].append(module) }
        }
        return result
    }

    /// Names of Swift's own that are no longer than that.
    private func forEachName(upTo limit: Int, _ body: (String) -> Void) {
        library.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var place = names.lowerBound
            while place < names.upperBound {
                let rest = names.upperBound - place
                let length = memchr(base + place, 0, rest).map { $0 - UnsafeMutableRawPointer(mutating: base + place) } ?? rest
                let isShort = length > 6 && length <= limit
                if isShort, memcmp(base + place, "$s", 2) == 0, bytes[place + length - 2] == 77 || bytes[place + length - 1] == 112 {
                    body(String(decoding: bytes[place..<place + length], as: UTF8.self))
                }
                place += length + 1
            }
        }
    }

    /// Where an ELF file keeps the names that other files find in it.
    private static func dynamicNames(_ file: Data) -> Range<Int>? {
        file.withUnsafeBytes { bytes -> Range<Int>? in
            func number<Value: FixedWidthInteger>(_ offset: Int, _: Value.Type) -> Int? {
                guard offset >= 0, offset + MemoryLayout<Value>.size <= bytes.count else { return nil }
                return Int(exactly: Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self)))
            }
            guard let headers = number(0x28, UInt64.self), let size = number(0x3A, UInt16.self), let count = number(0x3C, UInt16.self)
            else { return nil }
            for index in 0..<count where number(headers + index * size + 4, UInt32.self) == 11 {
                guard let link = number(headers + index * size + 40, UInt32.self), link < count,
                    let offset = number(headers + link * size + 24, UInt64.self), let length = number(headers + link * size + 32, UInt64.self),
                    offset <= bytes.count, length <= bytes.count - offset
                else { return nil }
                return offset..<offset + length
            }
            return nil
        }
    }
}

/// Names as Swift writes them in symbols: words that came before are letters.
enum ManglingName {
    /// Of a type at the top of a module: `6Charts7BarMark`, `9WidgetKit0A6Bundle`.
    static func nested(_ module: String, _ type: String) -> String {
        var words: [Substring] = []
        return text(module, &words) + text(type, &words)
    }

    private static func text(_ name: String, _ words: inout [Substring]) -> String {
        var parts: [(text: Substring, isKnown: Int?)] = []
        for word in split(name) {
            if let known = words.firstIndex(of: word) {
                parts.append((word, known))
                continue
            }
            if word.count > 1, words.count < 26 { words.append(word) }
            if let last = parts.last, last.isKnown == nil {
                parts[parts.count - 1].text = name[last.text.startIndex..<word.endIndex]
            } else {
                parts.append((word, nil))
            }
        }
        guard parts.contains(where: { $0.isKnown != nil }) else { return "\(name.utf8.count)\(name)" }
        var result = "0"
        for (index, part) in parts.enumerated() {
            guard let known = part.isKnown else {
                result += "\(part.text.utf8.count)\(part.text)"
                continue
            }
            let goesOn = index + 1 < parts.count && parts[index + 1].isKnown != nil
            result += String(UnicodeScalar(UInt8(known) + (goesOn ? 97 : 65)))
            if index + 1 == parts.count { result += "0" }
        }
        return result
    }

    /// `WidgetKit` is `Widget`, `Kit`; `UIKit` is `UIKit`'s one word.
    private static func split(_ name: String) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        for (previous, index) in zip(name.indices, name.indices.dropFirst()) where !name[previous].isUppercase && name[index].isUppercase {
            words.append(name[start..<index])
            start = index
        }
        return words + [name[start...]]
    }
}
