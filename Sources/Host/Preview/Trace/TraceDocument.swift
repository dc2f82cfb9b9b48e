import Foundation

/// A recorded session as one page that shows itself: pictures, steps, the ledger, and which sources it was.
struct TraceDocument: Encodable {
    struct Step: Encodable {
        var time: Double
        var step: PreviewStep
    }

    var format = TraceFile.format
    var version = TraceFile.version
    var device: PreviewSession.DeviceSection
    var sources: [TraceFile.Source]
    var steps: [Step]
    var ledger: [PreviewLog.Line]
    var output: [PreviewLog.Output]
    var frames: [TraceRecorder.Frame]
    var isFull: Bool

    /// The page. What it shows lies in it as JSON, in which nothing can end the script that holds it.
    func html() -> Data {
        let template = String(decoding: PackageResources.trace_html, as: UTF8.self)
        let json = String(decoding: SessionReply.encode(self), as: UTF8.self).replacing("<", with: "\\u003c")
        let parts = template.split(separator: TraceFile.mark, maxSplits: 1, omittingEmptySubsequences: false)
        return Data("\(parts[0])\(TraceFile.mark)\(json)\(parts[1])".utf8)
    }
}

/// A recorded session in a file.
public struct TraceFile: Decodable {
    public static let format = "islet-trace"
    public static let version = 1
    /// What the JSON of the page comes after.
    static let mark = "<script type=\"application/json\" id=\"trace\">"

    /// A file of the sources.
    public struct Source: Codable, Hashable, Sendable {
        public var path: String
        /// As `sha256sum` prints it.
        public var sha256: String

        public init(path: String, sha256: String) { (self.path, self.sha256) = (path, sha256) }
    }

    public struct Device: Decodable {
        public var name: String
        public var os: String
    }

    private struct Counted: Decodable { init(from decoder: any Decoder) throws {} }

    public var format: String
    public var version: Int
    public var device: Device
    public var sources: [Source]
    public var steps: Int
    public var frames: Int
    public var lines: Int

    private enum CodingKeys: String, CodingKey { case format, version, device, sources, steps, frames, ledger }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        format = try container.decode(String.self, forKey: .format)
        version = try container.decode(Int.self, forKey: .version)
        device = try container.decode(Device.self, forKey: .device)
        sources = try container.decode([Source].self, forKey: .sources)
        steps = try container.decode([Counted].self, forKey: .steps).count
        frames = try container.decode([Counted].self, forKey: .frames).count
        lines = try container.decode([Counted].self, forKey: .ledger).count
    }

    /// Reads the page of a trace; nil where it is none.
    public init?(page: Data) {
        guard let start = page.range(of: Data(Self.mark.utf8)), let end = page[start.upperBound...].firstRange(of: Data("</script>".utf8)),
            let file = try? JSONDecoder().decode(TraceFile.self, from: page[start.upperBound..<end.lowerBound]), file.format == Self.format
        else { return nil }
        self = file
    }
}
