extension UIColor {
    /// A dynamic colour of the system by its name in Metrics.
    public convenience init(_system name: String) { self.init(kind: .system(name)) }
}
