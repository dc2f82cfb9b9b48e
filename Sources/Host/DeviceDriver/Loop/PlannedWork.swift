/// Something that happens at a moment which is known before.
struct PlannedWork: Sendable {
    var perform: @Sendable (DeviceDriver) throws(DeviceDriverError) -> Void
}
