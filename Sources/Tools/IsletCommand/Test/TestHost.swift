import Foundation
import Goldens
import IsletModel
import Painter
import Snapshot

/// Answers what programs of tests ask: to paint and compare pictures, and for a device.
final class TestHost {
    private let options: TestOptions
    private let originals: OriginalPlaces
    private let workshop: Workshop
    private let console: Console
    private var devices: [Int: TestDevice] = [:]

    struct Problem: Error, CustomStringConvertible { var description: String }

    init(options: TestOptions, workshop: Workshop, originals: OriginalPlaces, console: Console) {
        (self.options, self.workshop, self.originals, self.console) = (options, workshop, originals, console)
    }

    func shutDown() {
        for device in devices.values { device.shutDown() }
        devices = [:]
    }

    /// The answer to a line; what goes wrong is a member `problem` of it.
    func answer(_ line: Data) -> Data {
        let answer: JSONValue
        do {
            answer = try self.answer(try JSONValue(json: line))
        } catch {
            answer = .object(["problem": .string(ErrorSentence.of(error))])
        }
        return Data(AnswerEncoding.json(answer, onOneLine: true).utf8)
    }

    private func answer(_ question: JSONValue) throws -> JSONValue {
        switch question["do"].string {
        case "picture": return try compare(question)
        case "launch":
            let number = devices.count + 1
            devices[number] = try TestDevice(options.surroundings, target: question["target"].string, workshop: workshop, console: console)
            return .object(["device": .integer(Int64(number))])
        default:
            guard let number = question["device"].number, let device = devices[Int(number)] else {
                throw Problem(description: "there is no such device, and no such question: \(question["do"].string ?? "")")
            }
            return try device.answer(question)
        }
    }

    // MARK: Pictures

    private func compare(_ question: JSONValue) throws -> JSONValue {
        guard let name = question["name"].string, let file = question["file"].string, let text = question["archive"].string,
            let data = Data(base64Encoded: text), let family = question["family"].string.flatMap(WidgetFamily.init),
            let plan = VariantPlan(family: family, options: options.surroundings)
        else { throw Problem(description: "a picture needs a name, a file, an archive and a family that the device shows") }
        let snapshot = try Snapshot(json: data)
        let png = try Painter.shared.png(
            snapshot,
            options: PaintOptions(
                scale: plan.scale * plan.factor, shape: plan.shape, base: plan.base, showsContainerBackground: plan.showsContainerBackground,
                glass: options.surroundings.glass))
        let item = GoldenFolder.Item(png: png, tree: GoldenTree(snapshot))
        let source = URL(fileURLWithPath: originals.path(file))
        let folder = GoldenFolder(source.deletingLastPathComponent().appendingPathComponent("Goldens", isDirectory: true))
        let path = source.deletingPathExtension().lastPathComponent + "/" + OutputNames.sanitized(name)
        guard !options.records, let recorded = try folder.item(path) else {
            guard options.records else {
                return .object(["changes": .array([.string("the picture “\(name)” is not recorded: run islet test --record")])])
            }
            try folder.write(item, to: path)
            return .object(["changes": .array([])])
        }
        let verdict = try GoldenVerdict(path: path, recorded: [recorded], new: item)
        guard case .changed(_, let causes, _) = verdict.outcome else { return .object(["changes": .array([])]) }
        return .object(["changes": .array(causes.map { .string($0.line) })])
    }
}
