import ExtensionProtocol
import Foundation

/// What programs do with their requests instead of making them, and where the answers are.
public struct NetworkExchanges: Sendable, Equatable {
    public enum Mode: Sendable { case record, replay }

    public var mode: Mode
    /// The folder of an ``ExchangeFolder``.
    public var folder: URL

    public init(_ mode: Mode, in folder: URL) { (self.mode, self.folder) = (mode, folder) }
}

extension ExtensionLaunch {
    /// The variables that tell a program what becomes of its requests.
    var networkEnvironment: [String: String] {
        switch exchanges?.mode {
        case .replay: exchangeEnvironment(.replay)
        case .record where allowsNetwork: exchangeEnvironment(.record)
        case .record, nil: allowsNetwork ? [:] : [ExchangeFolder.modeVariable: ExchangeFolder.Mode.offline.rawValue]
        }
    }

    private func exchangeEnvironment(_ mode: ExchangeFolder.Mode) -> [String: String] {
        var result = [ExchangeFolder.modeVariable: mode.rawValue]
        result[ExchangeFolder.folderVariable] = exchanges?.folder.path
        return result
    }
}
