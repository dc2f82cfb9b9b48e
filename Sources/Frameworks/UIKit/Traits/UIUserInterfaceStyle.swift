import FoundationOverlay

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
