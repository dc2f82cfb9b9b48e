import Foundation
import Geometry

/// The values of the system profile by their names: the folder and the key in its file, such as `widgets.providerSeconds`.
public struct ProfileValues: Sendable {
    public private(set) var all: [String: Sourced<ProfileValue>]

    /// Those that ship with Islet: every file below `Data/profile`.
    public static let shipped: ProfileValues = {
        let root = Bundle.module.bundleURL.appendingPathComponent("Data/profile")
        var all: [String: Sourced<ProfileValue>] = [:]
        for path in FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }).sorted() ?? [] where path.hasSuffix(".json") {
            let content: [String: Sourced<ProfileValue>] = BundledData.read("profile/" + path.dropLast(5), in: .module)
            let topic = path.prefix { $0 != "/" }
            all.merge(content.map { ("\(topic).\($0.key)", $0.value) }) { _, _ in fatalError("\(path) says again what another file says") }
        }
        return ProfileValues(all: all)
    }()

    /// These values with some of them replaced.
    ///
    /// - Throws: A ``ProfileProblem`` for a name that is not there, or a value of another kind.
    public func replacing(_ changes: [String: Sourced<ProfileValue>]) throws(ProfileProblem) -> ProfileValues {
        var result = self
        for (name, change) in changes.sorted(by: { $0.key < $1.key }) {
            guard let old = all[name] else { throw .unknown(name: name, near: NearNames.of(name, in: all.keys.sorted())) }
            guard old.value.isOfKind(change.value) else { throw .unfit(name: name, expected: old.value.example) }
            result.all[name] = change
        }
        return result
    }

    private func value(_ name: String) throws(ProfileProblem) -> ProfileValue {
        guard let found = all[name] else { throw .unknown(name: name, near: []) }
        return found.value
    }

    /// A number from 0 on.
    func number(_ name: String) throws(ProfileProblem) -> Double {
        guard case .number(let number) = try value(name), number.isFinite, number >= 0 else { throw .unfit(name: name, expected: "a number from 0 on") }
        return number
    }

    /// A whole number from 0 on.
    func count(_ name: String) throws(ProfileProblem) -> Int {
        guard case .number(let number) = try value(name), let count = Int(exactly: number), count >= 0 else {
            throw .unfit(name: name, expected: "a whole number from 0 on")
        }
        return count
    }

    func flag(_ name: String) throws(ProfileProblem) -> Bool {
        guard case .bool(let flag) = try value(name) else { throw .unfit(name: name, expected: "true or false") }
        return flag
    }

    func text(_ name: String) throws(ProfileProblem) -> String {
        guard case .text(let text) = try value(name) else { throw .unfit(name: name, expected: "a text") }
        return text
    }

    /// Positive numbers, at least one.
    func numbers(_ name: String) throws(ProfileProblem) -> [Double] {
        guard case .numbers(let numbers) = try value(name), !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else {
            throw .unfit(name: name, expected: "a list of positive numbers, such as [30, 60]")
        }
        return numbers
    }

    /// Words out of a few.
    func words<Word: RawRepresentable & CaseIterable>(_ name: String, as type: Word.Type = Word.self) throws(ProfileProblem) -> [Word]
    where Word.RawValue == String {
        guard case .texts(let texts) = try value(name) else { throw .unfit(name: name, expected: "a list of texts") }
        var words: [Word] = []
        for text in texts {
            guard let word = Word(rawValue: text) else {
                throw .unfit(name: name, expected: "a list of \(Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))")
            }
            words.append(word)
        }
        return words
    }

    func word<Word: RawRepresentable & CaseIterable>(_ name: String, as type: Word.Type = Word.self) throws(ProfileProblem) -> Word
    where Word.RawValue == String {
        guard let word = Word(rawValue: try text(name)) else {
            throw .unfit(name: name, expected: Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
        }
        return word
    }

    /// A curve of values from 0 on.
    func curve(_ name: String) throws(ProfileProblem) -> PiecewiseLinear {
        guard case .points(let points) = try value(name), !points.isEmpty, points.allSatisfy({ $0.count == 2 && $0[1] >= 0 }),
            zip(points, points.dropFirst()).allSatisfy({ $0[0] < $1[0] })
        else { throw .unfit(name: name, expected: ProfileValue.points([]).example) }
        return PiecewiseLinear(points)
    }
}
