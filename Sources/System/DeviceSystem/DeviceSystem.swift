import Simulation
import WidgetSystem

/// All machines of a device as one.
public typealias DeviceSystem = MachinePair<WidgetSystem, ActivitySystem>
