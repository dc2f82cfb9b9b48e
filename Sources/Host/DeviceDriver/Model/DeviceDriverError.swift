import DeviceStore

/// Why a device cannot run, or stopped. One line that says where and how to mend it.
public enum DeviceDriverError: Error, CustomStringConvertible {
    case storage(DeviceStoreError)
    /// The socket that programs connect to cannot be made.
    case socket(path: String, reason: String)
    /// What extensions archive cannot be kept.
    case archives(folder: String, reason: String)

    public var description: String {
        switch self {
        case .storage(let error): error.description
        case .socket(let path, let reason): "\(path): programs cannot connect here: \(reason); name another folder"
        case .archives(let folder, let reason): "\(folder): archived views cannot be kept here: \(reason)"
        }
    }
}
