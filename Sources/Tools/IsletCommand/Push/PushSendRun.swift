import Foundation
import HTTP2
import PushService

/// One run of `islet push send`. Requests are made by curl, so that what is printed is what is done.
struct PushSendRun {
    let options: PushSendOptions
    let push: PushOptions
    private let folder: PushFolder
    private let console: Console

    init(options: PushSendOptions, push: PushOptions, installation: Installation, console: Console) throws(UsageError) {
        (self.options, self.push, self.console) = (options, push, console)
        folder = try PushFolder(push, installation: installation)
    }

    func run() throws -> ExitCode {
        let token = try findToken()
        let payload = try PushPayload(options, at: Date()).text
        let request = curl(to: token, payload, authorization: try providerToken(at: Date()))
        if options.printsCommand {
            console.print(request.map(Self.quoted).joined(separator: " "))
            return .done
        }
        let answer = try Self.run(request)
        guard let id = answer.header("apns-id") else {
            throw UsageError("the service gave no answer: is islet push serve running on port \(push.port)?")
        }
        guard let explanation = try Self.run(curl(path: "/islet/pushes/\(id)?wait"), seconds: Self.patience) else {
            console.print("200: accepted; the device has not said within \(Self.patience) s what it does with it: GET /islet/pushes/\(id) says it")
            return .diagnostics
        }
        guard let found = try? JSONSerialization.jsonObject(with: Data(explanation.body.utf8)) as? [String: Any] else {
            throw UsageError("the service does not explain \(id): \(explanation.body)")
        }
        return tell(found)
    }

    /// Seconds for which a device may keep silent about a push.
    private static let patience = 30

    private func tell(_ explanation: [String: Any]) -> ExitCode {
        let status = explanation["status"] as? Int ?? 0
        let effect = (explanation["effects"] as? [[String: Any]])?.last
        let sentence = explanation["sentence"] as? String ?? effect?["sentence"] as? String ?? "on its way"
        console.print("\(status) \(explanation["reason"] as? String ?? effect?["code"] as? String ?? ""): \(sentence)")
        for note in (explanation["notes"] as? [String] ?? []) + (effect?["notes"] as? [String] ?? []) { console.print("note: \(note)") }
        let code = (effect?["code"] as? String).flatMap(PushEffect.Code.init)
        return status == 200 && [.started, .updated, .ended, .unchanged, .reloadAsked, .delivered, nil].contains(code) ? .done : .diagnostics
    }

    // MARK: Tokens

    /// Seconds for which a token may be on its way: an app tells the one of an activity some time after the activity stands there.
    private static let tokenPatience: TimeInterval = 10

    private func findToken() throws -> [String: Any] {
        let end = Date(timeIntervalSinceNow: Self.tokenPatience)
        while true {
            let all = try tokens()
            let fitting = all.filter { matches($0["use"]) || matches($0["use"], app: $0["app"]) }
            // A token that has ended is used where there is no other: the answer says why it has.
            let working = fitting.filter { $0["end"] == nil }
            let found = working.isEmpty ? Array(fitting.suffix(1)) : working
            if found.count == 1 { return found[0] }
            guard found.isEmpty, options.target.mayBeNew, Date() < end else {
                let known = all.filter { $0["end"] == nil }.compactMap { Self.name(of: $0["use"]) }.sorted().joined(separator: ", ")
                throw UsageError("\(found.isEmpty ? "no token is" : "\(found.count) tokens are") for that. There are: \(known)")
            }
            Thread.sleep(forTimeInterval: 0.2)
        }
    }

    private func tokens() throws -> [[String: Any]] {
        let answer = try Self.run(curl(path: "/islet/tokens"))
        guard let object = try? JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any],
            let all = object["tokens"] as? [[String: Any]]
        else { throw UsageError("no push service answers on port \(push.port): start it with islet push serve PATH…, or name the port with --port") }
        return all
    }

    private func matches(_ use: Any?, app: Any? = nil) -> Bool {
        guard let use = use as? [String: Any] else { return false }
        switch options.target {
        case .start(let type): return (use["start"] as? [String: Any])?["attributesType"] as? String == type
        case .activity(let id): return ((use["activity"] as? [String: Any])?["_0"] as? String)?.hasPrefix(id) ?? false
        case .widgets(let name): return use["widgets"] != nil && app as? String == name
        case .control(let kind): return ((use["control"] as? [String: Any])?["_0"] as? String)?.hasSuffix("/" + kind) ?? false
        case .app(let name): return use["app"] != nil && app as? String == name
        }
    }

    private static func name(of use: Any?) -> String? {
        guard let use = use as? [String: Any], let kind = use.keys.first else { return nil }
        let value = (use[kind] as? [String: Any])?.values.first as? String
        return value.map { "\(kind) \($0)" } ?? kind
    }

    // MARK: Requests

    private func curl(path: String) -> [String] {
        ["curl", "--silent", "--show-error", "--http2", "--cacert", folder.authority.path, "https://localhost:\(push.port)\(path)"]
    }

    private func curl(to token: [String: Any], _ payload: String, authorization: String) -> [String] {
        let kind = kind
        let topic = (token["app"] as? String ?? "") + kind.topicSuffix
        return curl(path: "/3/device/\(token["text"] as? String ?? "")") + [
            "--include", "--header", "authorization: bearer \(authorization)", "--header", "apns-topic: \(topic)", "--header",
            "apns-push-type: \(kind.rawValue)", "--header", "apns-priority: \(options.priority)", "--data", payload,
        ]
    }

    private var kind: NotificationKind {
        switch options.target {
        case .start, .activity: .liveActivity
        case .widgets: .widgets
        case .control: .controls
        case .app: options.alert == nil ? .background : .alert
        }
    }

    private func providerToken(at time: Date) throws -> String {
        let header = #"{"alg":"ES256","kid":"\#(PushFolder.keyIdentifier)"}"#
        let claims = #"{"iss":"\#(PushFolder.team)","iat":\#(Int(time.timeIntervalSince1970))}"#
        let signed = Data(header.utf8).base64URL + "." + Data(claims.utf8).base64URL
        guard let signature = try folder.makeKey().signature(of: Data(signed.utf8)) else {
            throw UsageError("\(folder.keyFile.path) is no private key")
        }
        return signed + "." + signature.base64URL
    }

    /// What curl ends with when `--max-time` is over.
    private static let curlTimedOut: Int32 = 28

    private static func quoted(_ word: String) -> String {
        word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=@%".contains($0) }
            ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    private struct Answer {
        var text: String

        func header(_ name: String) -> String? {
            text.split(whereSeparator: \.isNewline).first { $0.lowercased().hasPrefix(name + ":") }.map {
                $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
            }
        }

        var body: String { text }
    }

    private static func run(_ command: [String]) throws -> Answer {
        guard let answer = try run(command, seconds: nil) else { throw UsageError("curl could not reach the push service in time") }
        return answer
    }

    /// Nil where no answer came within so many seconds.
    private static func run(_ command: [String], seconds: Int?) throws -> Answer? {
        let command = command + (seconds.map { ["--max-time", "\($0)"] } ?? [])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        let complaints = Pipe()
        (process.standardOutput, process.standardError) = (output, complaints)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if seconds != nil, process.terminationStatus == curlTimedOut { return nil }
        guard process.terminationStatus == 0 else {
            throw UsageError("curl could not reach the push service: \(complaint.trimmingCharacters(in: .whitespacesAndNewlines))")
        }
        return Answer(text: String(decoding: data, as: UTF8.self))
    }
}

extension Data {
    /// In base64 for URLs, without padding.
    var base64URL: String {
        base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_").replacingOccurrences(
            of: "=", with: "")
    }
}
