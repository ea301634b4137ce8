extension Transcript {
  /// The announcements that are likely not heard, in their order.
  ///
  /// VoiceOver often drops what an app posts while it answers a double tap. Post it with high priority,
  /// which exists since iOS 17, or about a second later.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let save = UIButton(type: .system)
  /// save.setTitle("Save", for: .normal)
  /// save.addAction(
  ///   UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved") },
  ///   for: .touchUpInside)
  /// let heard = try await SimulatedScreen(showing: save).voiceOver(["double tap"])
  /// print(heard.lines.suffix(2))
  /// print(heard.lostAnnouncements)
  /// ```
  ///
  /// ```output
  /// ["[activated Save]", "[announcement, likely lost] Saved"]
  /// ["Saved"]
  /// ```
  public var lostAnnouncements: [String] {
    entries.compactMap { entry in
      if case .event(.lostAnnouncement, let text?, rule: _, parts: _) = entry { text } else { nil }
    }
  }
}
