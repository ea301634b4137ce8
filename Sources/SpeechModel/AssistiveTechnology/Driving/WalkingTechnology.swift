/// An assistive technology that goes over a screen by itself, from the first item to the last.
@MainActor
public protocol WalkingTechnology: AssistiveTechnology {
  /// Returns what is met on the way over the whole screen.
  func walk() -> [Transcript.Entry]
}
