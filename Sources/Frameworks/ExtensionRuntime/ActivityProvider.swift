import ExtensionProtocol
import Foundation
import Snapshot
import ViewEngine

/// The views of a Live Activity, without the types of its attributes and state.
@MainActor
public protocol ActivityProvider {
    /// The entries for an activity as the host knows it, decoded by the app's own types.
    func entries(of input: ActivityInput) -> ActivityEntries
    /// The entry for values of the app's own types; nil where they are of other types.
    func entry(attributes: Any, state: Any, isStale: Bool, date: Date) throws -> EntryContent?
}

/// What became of the contents of a Live Activity.
public struct ActivityEntries {
    /// One for each content that could be decoded.
    public var entries: [EntryContent]
    public var findings: [SnapshotDiagnostic]

    public init(entries: [EntryContent] = [], findings: [SnapshotDiagnostic] = []) {
        (self.entries, self.findings) = (entries, findings)
    }
}

extension ActivityPresentation {
    /// Whether the presentation is part of the Dynamic Island, which is always dark.
    public var isInIsland: Bool {
        switch self {
        case .compactLeading, .compactTrailing, .minimal, .expanded: true
        case .lockScreen, .small: false
        }
    }
}

extension ActivityFitting {
    /// The rule of size for a place: banners and the expanded island are as wide as the place; the rest takes what it needs. A banner is
    /// as high as its content needs to be.
    init(_ place: ActivityPlace) {
        let minimum = place.minimumSize
        switch place.presentation {
        case .lockScreen: self.init(minimumSize: minimum, fixesWidth: true, alignment: .center, heightRule: .ideal)
        case .small: self.init(minimumSize: minimum, fixesWidth: true, alignment: .center)
        case .expanded: self.init(minimumSize: minimum, fixesWidth: true, alignment: .top, heightRule: .offeredOrNeeded)
        case .compactLeading where place.isLimitedInWidth, .compactTrailing where place.isLimitedInWidth:
            self.init(minimumSize: minimum, fixesWidth: false, alignment: .center)
        case .compactLeading: self.init(minimumSize: minimum, fixesWidth: false, alignment: .leading)
        case .compactTrailing: self.init(minimumSize: minimum, fixesWidth: false, alignment: .trailing)
        case .minimal: self.init(minimumSize: minimum, fixesWidth: false, alignment: .center)
        }
    }
}
