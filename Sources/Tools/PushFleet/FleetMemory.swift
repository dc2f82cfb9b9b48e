/// What devices had last, by hash values of identifiers: a service delivers again what it is not sure of.
struct FleetMemory {
    /// Notifications that a device remembers.
    private static let depth = 16

    /// One list after the other.
    private var remembered: [Int]
    private var places: [UInt8]

    init(devices: Int) {
        remembered = Array(repeating: 0, count: devices * Self.depth)
        places = Array(repeating: 0, count: devices)
    }

    /// Whether a device has not had a notification yet; it has from now on.
    mutating func isNew(_ id: String, to device: Int) -> Bool {
        let (start, hash) = (device * Self.depth, id.hashValue)
        for place in start..<start + Self.depth where remembered[place] == hash { return false }
        remembered[start + Int(places[device])] = hash
        places[device] = (places[device] + 1) % UInt8(Self.depth)
        return true
    }
}
