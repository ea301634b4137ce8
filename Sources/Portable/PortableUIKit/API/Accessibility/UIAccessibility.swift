/// The namespace of the accessibility functions and constants.
public struct UIAccessibility {
  private init() {}
}
