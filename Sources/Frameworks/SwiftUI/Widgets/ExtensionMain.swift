import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
import Metrics
import UIKit
import ViewEngine

/// The entry point of extensions and apps.
@MainActor
public enum ExtensionMain {
    /// Collects what the program offers and serves the host; never returns.
    public static func run(_ collect: (inout ExtensionContents) -> Void) -> Never {
        HostMessages.begin()
        _ProgramFindings.begin()
        NetworkWatch.begin()
        _NetworkUse.begin()
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        PreviewCollector.collect(into: &contents)
        collect(&contents)
        ExtensionServer(contents: contents).run()
    }
}

extension EnvironmentValues {
    /// The environment of views archived in these surroundings.
    public init(variant: RenderVariant) {
        self.init()
        _renderVariant = variant
        let context = variant.context
        displayScale = variant.scale
        colorScheme = context.isDark ? .dark : .light
        _colorSchemeContrast = variant.isHighContrast ? .increased : .standard
        layoutDirection = context.isRightToLeft ? .rightToLeft : .leftToRight
        locale = Locale(identifier: context.locale)
        var calendar = locale.calendar
        let zone = TimeZone(identifier: context.timeZone) ?? TimeZone(secondsFromGMT: 0)!
        calendar.locale = locale
        calendar.timeZone = zone
        self.calendar = calendar
        timeZone = zone
        dynamicTypeSize = DynamicTypeSize.allCases.first { $0.metricsName == variant.dynamicTypeSize } ?? .large
        isLuminanceReduced = context.isLuminanceReduced
        if DeviceTraits.current.accessibility.contains("boldText") { legibilityWeight = .bold }
        AccentColor.set(UIColor._projectAccent.map(rgba(of:)), in: &self)
        self[DividerColorKey.self] = systemColor("separator")
    }

    /// The surroundings the environment was made for.
    public var _renderVariant: RenderVariant? {
        get { self[RenderVariantKey.self] }
        set { self[RenderVariantKey.self] = newValue }
    }
}

private enum RenderVariantKey: EnvironmentKey { static var defaultValue: RenderVariant? { nil } }
