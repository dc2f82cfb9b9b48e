/// Settings below Accessibility that views can ask for, beside contrast and text size.
public enum AccessibilitySetting: String, CaseIterable, Hashable, Sendable {
    case reduceMotion, reduceTransparency, differentiateWithoutColor, invertColors, showButtonShapes, prefersCrossFadeTransitions
    case reduceHighlightingEffects, boldText, voiceOver
}
