import ExtensionProtocol
import Foundation
import Host

/// Settings that a person changed on the device. What is nil is as the programs were installed.
public struct DeviceSettings: Codable, Hashable, Sendable {
    /// Locale identifier such as `de_DE`.
    public var locale: String?
    /// One of ``RenderVariant/dynamicTypeSizes``.
    public var textSize: String?
    public var isHighContrast: Bool?
    /// Names of further accessibility settings that are on, such as `reduceMotion`.
    public var accessibility: Set<String>?
    /// Identifier such as `Asia/Tokyo`.
    public var timeZone: String?

    public init(locale: String? = nil, textSize: String? = nil, isHighContrast: Bool? = nil, timeZone: String? = nil) {
        (self.locale, self.textSize, self.isHighContrast, self.timeZone) = (locale, textSize, isHighContrast, timeZone)
    }

    /// A program started under these settings.
    func applied(to launch: ExtensionLaunch) -> ExtensionLaunch {
        var launch = launch
        if let locale { launch.locale = locale }
        if let timeZone { launch.timeZone = timeZone }
        return launch
    }

    /// Views archived under these settings.
    func applied(to variant: RenderVariant) -> RenderVariant {
        var variant = variant
        if let locale {
            variant.context.locale = locale
            variant.context.isRightToLeft = Locale(identifier: locale).language.characterDirection == .rightToLeft
        }
        if let timeZone { variant.context.timeZone = timeZone }
        if let textSize { variant.dynamicTypeSize = textSize }
        if let isHighContrast { variant.isHighContrast = isHighContrast }
        if let accessibility { variant.accessibility = accessibility }
        return variant
    }
}
