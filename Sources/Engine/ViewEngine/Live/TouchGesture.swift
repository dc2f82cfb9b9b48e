/// What a person does with fingers on a view.
public enum TouchGesture: String, CaseIterable, Sendable {
    case tap, press, drag, pinch
}
