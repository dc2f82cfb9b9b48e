import Foundation
import Typography

/// The fonts an app brings along.
public enum BundleFonts {
    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Makes the font files of a bundle known to painters, as layout knows them; answers, a line each, what could not be read.
    public static func register(in bundle: URL) -> [String] {
        guard let files = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil) else { return [] }
        var problems: [String] = []
        for case let file as URL in files where endings.contains(file.pathExtension.lowercased()) {
            do {
                try FontLibrary.shared.register(file: file.path)
            } catch {
                problems.append(error.description)
            }
        }
        return problems
    }
}
