import DeviceDriver

/// Something that runs beside a device in real time.
protocol HostCompanion {
    /// The device is on. Answers who is told what happens on it.
    func began(_ driver: DeviceDriver, _ programs: [HostProgram]) -> (DriverReport) -> Void
}
