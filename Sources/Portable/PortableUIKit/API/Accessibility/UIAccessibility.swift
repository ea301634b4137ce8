/// The namespace of the accessibility functions and constants.
///
/// ```swift
/// import UIKit
///
/// let send = UIButton(type: .system)
/// send.setTitle("Send", for: .normal)
/// send.addAction(
///   UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Sent") },
///   for: .touchUpInside)
/// ```
///
/// ```voiceover send
/// Send, Button
/// > double tap
/// [activated Send]
/// [announcement, likely lost] Sent
/// ```
public struct UIAccessibility {
  private init() {}
}
