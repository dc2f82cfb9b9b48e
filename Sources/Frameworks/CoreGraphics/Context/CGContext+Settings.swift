import FoundationOverlay
import Snapshot

extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color._rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color._rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(red: gray, green: gray, blue: gray, alpha: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha) }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    public func setBlendMode(_ mode: CGBlendMode) {
        if !mode.isSupported { Unsupported.report("CGContext.setBlendMode(.\(mode))", "drawn as .normal") }
        state.blendMode = mode
    }

    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dash) = (phase, lengths) }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        if color != nil { Unsupported.report("CGContext.setShadow", "drawn without a shadow") }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) { Unsupported.report("CGContext.setShadow", "drawn without a shadow") }

    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        if state.alpha != 1 { Unsupported.report("CGContext.beginTransparencyLayer", "drawn without a layer of its own") }
    }

    public func endTransparencyLayer() { restoreGState() }
}
