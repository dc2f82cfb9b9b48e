import Metrics

/// Short name for notes about calls that cannot be carried out.
typealias Unsupported = UnsupportedAPI
