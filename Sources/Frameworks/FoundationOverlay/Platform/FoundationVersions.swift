/// Which Foundation runs. Numbers of systems before 2016 were published, in NSObjCRuntime.h of their SDKs; the running one is later than all.
public let NSFoundationVersionNumber = 3000.0

public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
public let NSFoundationVersionNumber10_10 = 1151.16
public let NSFoundationVersionNumber10_10_Max = 1199.0
public let NSFoundationVersionNumber10_11 = 1252.0
public let NSFoundationVersionNumber10_11_Max = 1299.0
