import ExtensionProtocol
import Foundation
import IsletModel
import ProjectReader

/// `--fixtures FILE` and `--location LATITUDE,LONGITUDE`.
enum FixtureOptions {
    static let specification = [
        OptionSpecification(
            "fixtures", value: "FILE", help: "The person's data that frameworks tell of, as JSON; without it they are refused."),
        OptionSpecification(
            "location", value: "LATITUDE,LONGITUDE", help: "Where the device is, in degrees; goes before the place in --fixtures."),
    ]

    /// The file for programs; nil where nothing was given.
    ///
    /// - Throws: ``UsageError`` for a file that cannot be read or has members nobody reads, and for a place that is none.
    static func file(_ arguments: ParsedArguments) throws(UsageError) -> URL? {
        let given = arguments.value("fixtures").map { URL(fileURLWithPath: $0).standardizedFileURL }
        var content = try given.map { (file) throws(UsageError) in try read(file) } ?? [:]
        guard let place = arguments.value("location") else { return given }
        var location = content["location"] as? [String: Any] ?? [:]
        (location["latitude"], location["longitude"]) = try coordinates(place)
        content["location"] = location
        return try write(content)
    }

    private static func read(_ file: URL) throws(UsageError) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw UsageError("--fixtures: there is no file \(file.path), or it cannot be read")
        }
        if let fault = JSONFault(in: data) { throw UsageError("--fixtures: \(file.path) is not JSON: \(fault)") }
        guard let content = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw UsageError("--fixtures: \(file.path) must hold an object with members such as “location” and “health”")
        }
        for name in content.keys.sorted() where FixtureFile.members[name] == nil {
            let known = FixtureFile.members.keys.sorted()
            let near = NearNames.of(name, in: known)
            let hint = near.isEmpty ? "there are \(known.joined(separator: ", "))" : "did you mean \(near.joined(separator: ", "))?"
            throw UsageError("--fixtures: \(file.path) has a member “\(name)” that no framework reads: \(hint)")
        }
        return content
    }

    private static func coordinates(_ text: String) throws(UsageError) -> (Double, Double) {
        let numbers = text.split(separator: ",").map { Double($0.trimmed) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw UsageError("--location cannot be “\(text)”: give latitude and longitude in degrees, such as 52.52,13.405")
        }
        return (latitude, longitude)
    }

    private static func write(_ content: [String: Any]) throws(UsageError) -> URL {
        do {
            return try RunFiles.current.file(JSONSerialization.data(withJSONObject: content, options: [.sortedKeys]), named: "fixtures.json")
        } catch {
            throw UsageError("--location: \(ErrorSentence.of(error))")
        }
    }
}
