import Foundation
import ProjectReader

extension BuildTarget {
    /// The target and its dependencies without the sources that Xcode once wrote for their `.intentdefinition` files: their classes are made of the
    /// definition, as they would be twice otherwise.
    var withoutIntentCopies: BuildTarget {
        var result = removingIntentCopies
        result.dependencies = dependencies.map(\.removingIntentCopies)
        return result
    }

    private var removingIntentCopies: BuildTarget {
        let definitions = resources.indices.filter { resources[$0].kind == .intentDefinition }
        var result = self
        for index in definitions {
            guard let list = try? PropertyListFile.read(resources[index].url) else { continue }
            let classes = IntentClassNames.classes(of: list)
            let copies = sources.filter { classes.contains($0.deletingPathExtension().lastPathComponent) && $0.isWrittenByXcode }
            guard !copies.isEmpty else { continue }
            result.sources.removeAll { copies.contains($0) }
            result.resources[index].generatesCode = true
        }
        return result
    }
}

extension URL {
    /// Whether the file's first lines say that Xcode wrote it.
    fileprivate var isWrittenByXcode: Bool {
        guard let handle = try? FileHandle(forReadingFrom: self), let start = try? handle.read(upToCount: 400) else { return false }
        return String(decoding: start, as: UTF8.self).contains("This file was automatically generated and should not be edited.")
    }
}
