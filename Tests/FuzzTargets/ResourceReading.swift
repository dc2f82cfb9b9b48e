import DataModels
import Foundation
import Imaging
import Symbols
import Typography

@testable import Assets

enum ResourceReading {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-fuzz-\(getpid())")

    static func read(_ data: Data, _ target: FuzzTarget) {
        do {
            switch target {
            case .images: _ = try ImageLoader.load(.data(data), target: .exactly(width: 16, height: 16))
            case .symbols: _ = CustomSymbol.parse(String(decoding: data, as: UTF8.self), name: "a")
            case .models: _ = DataModelReader.read(data)
            case .fonts: _ = try FontFace(file: try write(data, "a.ttf").path)
            default:
                _ = try AssetIndex(data: data, label: "a")
                let set = folder.appendingPathComponent("A.xcassets/A.colorset")
                try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
                try data.write(to: set.appendingPathComponent("Contents.json"))
                _ = try AssetCatalog(contentsOf: set.deletingLastPathComponent())
            }
        } catch {
            // Refused.
        }
    }

    private static func write(_ data: Data, _ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }
}
