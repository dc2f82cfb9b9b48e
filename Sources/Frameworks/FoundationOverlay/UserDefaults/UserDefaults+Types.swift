import Foundation

extension UserDefaults {
    /// A text, or a number as text.
    public func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case nil: madeUpText(for: defaultName)
        default: nil
        }
    }

    public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    public func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
    public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    public func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }

    /// A whole number, or a text or truth value read as one; 0 when there is none.
    public func integer(forKey defaultName: String) -> Int {
        switch object(forKey: defaultName) {
        case let number as NSNumber: number.intValue
        case let text as String: (text as NSString).integerValue
        default: 0
        }
    }

    public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    /// A number, or a text read as one; 0 when there is none.
    public func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let number as NSNumber: number.doubleValue
        case let text as String: (text as NSString).doubleValue
        default: 0
        }
    }

    /// A truth value, a number other than 0, or a text such as `YES` or `true`; false when there is none.
    public func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let number as NSNumber: number.boolValue
        case let text as String: (text as NSString).boolValue
        default: false
        }
    }

    /// A location; a text counts as the path of a file.
    public func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let data as Data: PropertyListValue.url(data)
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        default: nil
        }
    }

    public func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ value: Float, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
