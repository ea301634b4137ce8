import AccessibilityTree
import PortableUIKit

/// An answer to a question.
struct AlertAnswer {
  let title: String
  let style: UIAlertAction.Style
  let perform: () -> Void
}

@MainActor
extension AlertAnswer {
  /// The word of the system for an answer that changes nothing.
  static var cancelTitle: String {
    SystemWord("Cancel", ru: "Отменить", de: "Abbrechen", zh: "取消").text
  }

  /// The answers with one that leaves, where none is there.
  ///
  /// Source: Apple's documentation; certainty A.
  static func complete(
    _ answers: [AlertAnswer],
    in style: UIAlertController.Style
  ) -> [AlertAnswer] {
    if answers.isEmpty, style == .alert {
      let title = SystemWord("OK", ru: "OK", de: "OK", zh: "好").text
      return [AlertAnswer(title: title, style: .default) {}]
    }
    if style == .actionSheet, !answers.contains(where: { $0.style == .cancel }) {
      return answers + [AlertAnswer(title: cancelTitle, style: .cancel) {}]
    }
    return answers
  }
}
