import Foundation
import IsletModel

/// How one test went.
struct TestResult: Codable, Equatable {
    enum Outcome: String, Codable { case passed, failed, skipped, notEnded }

    struct Failure: Codable, Equatable {
        var message: String
        var file: String?
        var line: Int?
    }

    /// The target of tests it belongs to.
    var target: String
    /// `Module.Class/method`, or as Swift Testing writes it.
    var name: String
    var outcome: Outcome?
    var seconds = 0.0
    var failures: [Failure] = []

    init(target: String, name: String) { (self.target, self.name) = (target, name) }
}

/// Collects results from the events that programs of tests write.
struct TestResults {
    private(set) var results: [TestResult] = []
    private var places: [String: Int] = [:]
    private var starts: [String: Double] = [:]
    let target: String
    /// Gives files the names the user knows them by.
    let file: (String) -> String

    init(target: String, file: @escaping (String) -> String) { (self.target, self.file) = (target, file) }

    private mutating func change(_ name: String, _ body: (inout TestResult) -> Void) {
        if places[name] == nil {
            places[name] = results.count
            results.append(TestResult(target: target, name: name))
        }
        if let place = places[name] { body(&results[place]) }
    }

    /// Takes the lines that the program of XCTest wrote.
    mutating func takeXCTest(_ lines: [JSONValue]) {
        let file = file
        for line in lines {
            guard let name = line["id"].string else { continue }
            change(name) { result in
                switch line["kind"].string {
                case "failed":
                    result.outcome = .failed
                    result.failures.append(
                        .init(
                            message: line["message"].string ?? "", file: line["file"].string.map(file), line: line["line"].number.map { Int($0) }))
                case "ended":
                    result.seconds = line["seconds"].number ?? 0
                    if result.outcome == nil { result.outcome = line["isSkipped"].boolean == true ? .skipped : .passed }
                default: break
                }
            }
        }
    }

    /// Takes the event stream of Swift Testing.
    mutating func takeSwiftTesting(_ lines: [JSONValue]) {
        for line in lines where line["kind"].string == "test" && line["payload"]["kind"].string == "function" {
            if let name = line["payload"]["id"].string { change(Self.short(name)) { _ in } }
        }
        for line in lines where line["kind"].string == "event" {
            let event = line["payload"]
            guard let id = event["testID"].string, places[Self.short(id)] != nil || event["kind"].string == "issueRecorded" else { continue }
            take(event, of: Self.short(id))
        }
    }

    private mutating func take(_ event: JSONValue, of name: String) {
        let moment = event["instant"]["absolute"].number ?? 0
        switch event["kind"].string {
        case "testStarted": starts[name] = moment
        case "testSkipped": change(name) { $0.outcome = .skipped }
        case "issueRecorded":
            guard event["issue"]["isKnown"].boolean != true else { return }
            let place = event["issue"]["sourceLocation"]
            let texts = event["messages"].elements.compactMap { $0["text"].string }
            let path = (place["_filePath"].string ?? place["filePath"].string ?? place["fileID"].string).map(file)
            change(name) { result in
                result.outcome = .failed
                result.failures.append(
                    .init(message: texts.joined(separator: "; "), file: path, line: place["line"].number.map { Int($0) }))
            }
        case "testEnded":
            let start = starts[name] ?? moment
            change(name) { result in
                result.seconds = moment - start
                result.outcome = result.outcome ?? .passed
            }
        default: break
        }
    }

    /// `Tests.Suite/test()` of `Tests.Suite/test()/File.swift:3:4`.
    private static func short(_ id: String) -> String {
        var parts = id.split(separator: "/").map(String.init)
        if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
        return parts.joined(separator: "/")
    }

    /// Tests that began and did not end, and those that were not begun, where the program ended before its time.
    mutating func breakOff() {
        for place in results.indices where results[place].outcome == nil { results[place].outcome = .notEnded }
    }
}
