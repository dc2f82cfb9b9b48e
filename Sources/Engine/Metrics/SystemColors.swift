import Foundation
import IsletModel
import Snapshot

/// The system's named colours, from `Data/SystemColors.json`, where every value has its source and confidence.
public struct SystemColors: Sendable {
    public static let shared = SystemColors(BundledData.read("SystemColors"))

    private struct File: Decodable {
        var colors: [Entry]
    }

    private struct Entry: Decodable {
        var name: String
        var profiles: [OSProfile]?
        var light: [Double]
        var dark: [Double]
        var lightHighContrast: [Double]?
        var darkHighContrast: [Double]?
        var darkElevated: [Double]?
    }

    private let entries: [String: [OSProfile: Entry]]

    private init(_ file: File) {
        var entries: [String: [OSProfile: Entry]] = [:]
        for entry in file.colors {
            for profile in entry.profiles ?? OSProfile.allCases { entries[entry.name, default: [:]][profile] = entry }
        }
        self.entries = OSProfile.inherited(entries)
    }

    /// The names of all colours, sorted.
    public var names: [String] { entries.keys.sorted() }

    /// The colour called `name`, such as `systemRed` or `secondaryLabel`; nil for an unknown name.
    public func color(_ name: String, in appearance: ColorAppearance) -> RGBA? {
        entries[name]?[appearance.profile].map { Self.rgba(Self.components(of: $0, in: appearance)) }
    }

    private static func components(of entry: Entry, in appearance: ColorAppearance) -> [Double] {
        if appearance.isDark {
            if appearance.isHighContrast, let value = entry.darkHighContrast { return value }
            if appearance.isElevated, let value = entry.darkElevated { return value }
            return entry.dark
        }
        return appearance.isHighContrast ? entry.lightHighContrast ?? entry.light : entry.light
    }

    private static func rgba(_ v: [Double]) -> RGBA { RGBA(v[0], v[1], v[2], v.count > 3 ? v[3] : 1) }
}
