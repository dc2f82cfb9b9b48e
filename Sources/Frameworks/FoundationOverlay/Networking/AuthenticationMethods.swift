import Foundation

// Methods of authentication that Foundation refuses on Linux; challenges of these kinds do not come up here.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
