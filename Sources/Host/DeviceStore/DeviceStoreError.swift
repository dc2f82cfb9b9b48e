import Foundation

/// Why a device's storage cannot be opened or written. Nothing of it was changed.
public enum DeviceStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another host has the device open.
    case inUse(folder: String, process: Int32?)
    /// A later version of Islet wrote it.
    case newer(file: String, version: Int64, known: Int64)
    /// The file is damaged, or is none of ours.
    case damaged(file: String, reason: String)
    /// No room is left on the disk.
    case full(file: String)
    /// Anything else the system refused.
    case refused(file: String, reason: String)

    public var description: String {
        switch self {
        case .inUse(let folder, let process):
            "\(folder): another host\(process.map { " (process \($0))" } ?? "") has this device open; stop it, or name another folder"
        case .newer(let file, let version, let known):
            "\(file): written by a later version (format \(version), this one reads up to \(known)); use that version, or name another folder"
        case .damaged(let file, let reason):
            "\(file): damaged (\(reason)); it was left as it is: move it away to begin with an empty device, or put a copy back"
        case .full(let file): "\(file): the disk is full; the last change was not made, everything before it is kept"
        case .refused(let file, let reason): "\(file): \(reason)"
        }
    }
}
