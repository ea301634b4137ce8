extension UIAccessibility {
  /// Gives the element an assistive technology is at; `nil` stands for any technology.
  ///
  /// Only VoiceOver has a focus here.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .some(.notificationVoiceOver): AccessibleScreen.current?.focusedObject
    default: nil
    }
  }
}
