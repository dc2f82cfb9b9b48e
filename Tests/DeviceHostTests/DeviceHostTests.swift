import TestGate
import Testing

/// One after the other: a process that another test starts would hold a device's lock for a moment.
@Suite(.serialized, .startsPrograms)
enum DeviceHostTests {}
