extension UIDeviceOrientation {
    /// Whether the device lies flat: its screen looks up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can be turned so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
    public var traitCollection: UITraitCollection { .current }
}
