import Foundation
import IsletModel
import Snapshot

/// What the system does with the entries of a timeline, and what it says about them. Pure: dates in, order and
/// diagnostics out.
public struct TimelineRules: Sendable {
    public var limits: TimelineLimits

    public init(limits: TimelineLimits = .standard) { self.limits = limits }

    /// What became of a timeline's entries.
    public struct Verdict: Sendable, Equatable {
        /// The entries in the order they are shown, as indices into the provider's list.
        public var order: [Int]
        public var diagnostics: [SnapshotDiagnostic]
    }

    /// Judges the entries of one timeline.
    ///
    /// - Parameters:
    ///   - dates: In the provider's order.
    ///   - entryCount: Number the provider returned, which may be more than `dates`.
    ///   - subject: What diagnostics are about, such as `“Weather” (systemSmall)`.
    public func judge(dates: [Date], entryCount: Int, subject: String) -> Verdict {
        guard entryCount > 0 else {
            return Verdict(
                order: [],
                diagnostics: [
                    warning(
                        .timelineEmpty, subject,
                        "the timeline has no entries; a device keeps what it shows, at first the placeholder. Return at least one entry",
                        severity: .error)
                ])
        }
        let playback = TimelinePlayback(TimelineDescription(dates: dates, policy: .never))
        let findings = playback.findings(under: limits, entryCount: entryCount)
        var found: [SnapshotDiagnostic] = []
        if findings.contains(.outOfOrder) {
            found.append(
                warning(.entriesOutOfOrder, subject, "the entries are not in the order of their dates; they are shown sorted. Sort them by date"))
        }
        if findings.contains(.tooClose), let spacing = playback.shortestSpacing {
            found.append(
                warning(
                    .entriesTooClose, subject,
                    "entries lie \(Self.text(spacing)) apart; the system shows changes at best every \(Self.text(limits.shortestSpacing)). "
                        + "Space them wider, or let Text(_:style:) count by itself"
                ))
        }
        if findings.contains(.tooMany) {
            found.append(
                warning(
                    .tooManyEntries, subject,
                    "\(entryCount) entries; more than \(limits.mostEntries) are slow to archive and may fail. Return fewer, and ask again sooner"))
        }
        return Verdict(order: playback.order, diagnostics: found)
    }

    /// Says so when a provider is slow, though not too slow.
    public func judge(providerSeconds seconds: Double, subject: String) -> [SnapshotDiagnostic] {
        guard seconds > limits.slowProvider else { return [] }
        let rounded = String(Int(seconds.rounded()))
        return [warning(.providerSlow, subject, "the provider took \(rounded) s; aim for less than \(Self.text(limits.slowProvider))")]
    }

    /// Says so when the next timeline is asked for so soon that the budget does not last for a day.
    ///
    /// - Parameter seconds: From now to the moment the timeline names; nil where it names none.
    public func judge(secondsToReload seconds: Double?, subject: String) -> [SnapshotDiagnostic] {
        guard let seconds, seconds < limits.shortestReload else { return [] }
        let least = Self.text(limits.shortestReload)
        return [
            warning(
                .reloadTooSoon, subject,
                "the next timeline is asked for after \(Self.text(max(0, seconds.rounded()))); the budget of a day does not last so. "
                    + "Ask for it after \(least) or more, with entries for the time between")
        ]
    }

    /// Says so when a bundle has more widgets than a bundle can hold.
    public func judge(widgetCount: Int, target: String) -> [SnapshotDiagnostic] {
        guard widgetCount > limits.mostWidgets else { return [] }
        return [
            warning(
                .tooManyWidgets, target,
                "\(widgetCount) widgets in one bundle; a bundle holds \(limits.mostWidgets). Nest a second WidgetBundle by its body")
        ]
    }

    /// The pictures of a widget's views that a device refuses to archive. Those of asset catalogs are made for the widget's largest family, and
    /// shown smaller in the others. Whether a device refuses them is not certain: widgets with pictures of four million pixels have been in the
    /// App Store (wikipedia-ios, pull request 6025), and widgets of others lost a picture that came with them. So they are warnings.
    ///
    /// - Parameters:
    ///   - widgetPixels: The size of the family that is archived, in pixels.
    ///   - largestPixels: That of the largest family that the widget has.
    public func judge(picturesOf snapshots: [Snapshot], widgetPixels: CGSize, largestPixels: CGSize, subject: String) -> [SnapshotDiagnostic] {
        var (made, assets) = ([String: CGSize](), [String: CGSize]())
        for (key, image) in snapshots.flatMap(\.images) {
            if case .file(let path, let size) = image, path.contains(".imageset/") { assets[key] = size } else { made[key] = image.pixelSize }
        }
        return judge(images: made, widgetPixels: widgetPixels, subject: subject)
            + large(assets, widgetPixels: largestPixels).map { name, size, most in
                warning(
                    .imageTooLarge, subject,
                    "the picture \(name) of the catalog has \(Int(size.width)) × \(Int(size.height)) pixels; of pictures that a program makes, "
                        + "a device archives \(Int(most)) pixels, and those of catalogs have been seen with more, and missing. Scale it down")
            }
    }

    /// The images a device refuses to archive because of their area.
    public func judge(images: [String: CGSize], widgetPixels: CGSize, subject: String) -> [SnapshotDiagnostic] {
        large(images, widgetPixels: widgetPixels).map { name, size, most in
            let (width, height) = (Int(size.width), Int(size.height))
            return warning(
                .imageTooLarge, subject,
                "Widget archival failed due to image being too large - (\(width), \(height)), totalArea: \(width * height) > "
                    + "max[\(Int(most))] (\(name)). Scale the image down before it is shown",
                severity: .error)
        }
    }

    /// The images of more pixels than are archived, by name, and how many are.
    private func large(_ images: [String: CGSize], widgetPixels: CGSize) -> [(name: String, size: CGSize, most: CGFloat)] {
        let most = max(limits.leastImageArea, widgetPixels.width * widgetPixels.height * limits.imageAreaFactor)
        return images.sorted { $0.key < $1.key }.filter { $0.value.width * $0.value.height > most }.map { ($0.key, $0.value, most) }
    }

    private func warning(
        _ code: FindingCode, _ subject: String, _ text: String, severity: SnapshotDiagnostic.Severity = .warning
    ) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: severity, message: "\(subject): \(text)")
    }

    private static func text(_ seconds: Double) -> String {
        seconds >= 60 && seconds.truncatingRemainder(dividingBy: 60) == 0 ? "\(Int(seconds / 60)) min" : "\(Int(seconds)) s"
    }
}
