import Foundation
import IsletModel
import Snapshot

/// `manifest.json`: what was drawn. Scripts outside Islet read it; names and meanings are fixed.
struct Manifest: Codable, Equatable, Sendable {
    struct Target: Codable, Equatable, Sendable {
        var name: String
        var widgets: [Widget] = []
        /// Previews that belong to no widget of the target.
        var previews: [Preview]?
        /// The first window of an app.
        var windows: [Picture]?
        /// Whole screens, where `--scene` asks for them.
        var scenes: [Picture]?
        /// The device it was drawn for, where that is not the manifest's: a watch's code is drawn for a watch.
        var device: String?
        /// True for pictures of an earlier run, kept because the target does not build now.
        var isOlder: Bool?

        /// Every picture of the target.
        var pictures: [Picture] {
            [widgets.flatMap(\.snapshots), (previews ?? []).flatMap(\.snapshots), windows ?? [], scenes ?? []].flatMap { $0 }
        }

        /// Paths of all files that were written for it, in the folder of the manifest.
        var files: Set<String> {
            let all = pictures + widgets.flatMap { $0.strips ?? [] }
            return Set(all.flatMap { [$0.image, $0.vector, $0.tree].compactMap { $0 } })
        }
    }

    struct Widget: Codable, Equatable, Sendable {
        var kind: String
        var configuration: String
        var displayName: String
        var description: String
        var families: [String]
        /// What the provider answered, one for each family.
        var timelines: [Timeline]?
        var snapshots: [Picture] = []
        /// All states of a Live Activity side by side, one picture for each presentation.
        var strips: [Picture]?
    }

    /// The entries of a widget in one family, and when the next ones are asked for.
    struct Timeline: Codable, Equatable, Sendable {
        struct Entry: Codable, Equatable, Sendable {
            var date: String
            var relevanceScore: Double?
            /// Seconds.
            var relevanceDuration: Double?
        }

        var presentation: String
        /// `atEnd`, `never`, or the moment after which the next timeline is asked for.
        var policy: String
        /// In the order of the provider.
        var entries: [Entry]
    }

    struct Preview: Codable, Equatable, Sendable {
        var name: String
        var file: String
        var line: Int
        var snapshots: [Picture] = []
    }

    /// One drawn view.
    struct Picture: Codable, Equatable, Sendable {
        /// A family, `window`, a presentation of a Live Activity, or a scene.
        var presentation: String
        /// `placeholder`, `snapshot`, `timeline`, `preview` or `content`.
        var phase: String
        /// Place in the timeline, from 0 on.
        var index: Int
        var date: String
        /// `light` or `dark`; of scenes also `alwaysOn`.
        var appearance: String
        var mode: String
        /// Points on screen.
        var size: [Double]
        /// Pixels per point.
        var scale: Double
        /// The PNG, or the SVG where no PNG was asked for.
        var image: String
        /// The SVG where both were asked for.
        var vector: String?
        var tree: String
        /// Codes of the diagnostics of this view.
        var diagnostics: [String]
        /// Name of the preview, or what a scene shows.
        var name: String?
        /// `watch` or `carPlay` where the small family of a Live Activity is shown.
        var place: String?
    }

    /// As ``CommandAnswer/schema``; what earlier versions wrote has none.
    var schema: Int? = CommandAnswer.schema
    var at: String
    var device: String
    var os: String
    var targets: [Target] = []
    var diagnostics: [Finding] = []

    /// The file's text: keys sorted, so that equal results are equal bytes.
    func json() throws -> Data {
        try AnswerEncoding.encoder.encode(self) + Data("\n".utf8)
    }
}
