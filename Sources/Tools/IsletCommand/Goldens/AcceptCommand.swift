import Foundation
import Goldens

/// `islet accept`
enum AcceptCommand: Command {
    static let specification = CommandSpecification(
        name: "accept", summary: "Take the new pictures of a report as recorded ones.",
        discussion: """
            PICTURE is the path of a picture in the report, or the beginning of several. Without one everything in the report is taken: new
            pictures are recorded, changed ones replaced, and those that are no longer drawn removed.
            """,
        operands: .anyNumber("PICTURE"),
        options: [
            GoldenOptions.folder,
            OptionSpecification("report", value: "DIR", help: "The folder that islet verify --report wrote."),
            OptionSpecification("variant", help: "Keep the recorded picture too: from now on each of both is right."),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        guard let report = arguments.value("report") else { throw UsageError("--report DIR is missing: it names what islet verify wrote") }
        let source = URL(fileURLWithPath: report, isDirectory: true).standardizedFileURL
        let list = try GoldenReport.list(in: source)
        let folder = GoldenFolder(GoldenOptions.folder(arguments))
        let former = try GoldenIndex(folder: folder.url)
        let chosen = try chosen(list.pictures, arguments.operands)
        var index = former
        for picture in chosen {
            try take(picture, from: GoldenFolder(source.appendingPathComponent("new")), to: folder, &index, asVariant: arguments.has("variant"))
        }
        index.islet = Islet.version
        try folder.replaceIndex(former, with: index)
        console.print("\(chosen.count) picture\(chosen.count == 1 ? "" : "s") accepted: \(folder.url.path)")
        return .done
    }

    private static func chosen(_ pictures: [GoldenReport.List.Picture], _ names: [String]) throws(UsageError) -> [GoldenReport.List.Picture] {
        let pictures = pictures.filter { GoldenFolder.staysInside($0.path) }
        for name in names where !pictures.contains(where: { $0.path.hasPrefix(name) }) {
            throw UsageError("the report has no picture “\(name)”: it has " + pictures.prefix(5).map(\.path).joined(separator: ", "))
        }
        return names.isEmpty ? pictures : pictures.filter { picture in names.contains { picture.path.hasPrefix($0) } }
    }

    private static func take(
        _ picture: GoldenReport.List.Picture, from new: GoldenFolder, to folder: GoldenFolder, _ index: inout GoldenIndex, asVariant: Bool
    ) throws {
        if picture.outcome == GoldenVerdict.Outcome.unused.name {
            index.pictures[picture.path] = nil
            return
        }
        guard let item = try new.item(picture.path) else {
            throw GoldenFault("\(new.url.path) has no \(picture.path).png any more: make the report again with islet verify")
        }
        let count = index.pictures[picture.path] ?? 0
        let variant = asVariant && count > 0 ? count + 1 : 1
        try folder.write(item, to: picture.path, variant: variant)
        index.pictures[picture.path] = variant
    }
}
