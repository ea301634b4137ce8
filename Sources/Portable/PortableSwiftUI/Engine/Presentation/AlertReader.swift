import AccessibilityTree
import PortableUIKit

@MainActor
struct AlertReader {
  let context: RenderContext

  func text(of view: some View) -> String? {
    AccessibilityMerge(facts(of: view, "message")).facts.label?.string
  }

  func answers(of view: some View, _ style: UIAlertController.Style) -> [AlertAnswer] {
    let answers = facts(of: view, "actions").compactMap { facts -> AlertAnswer? in
      guard let title = facts.label?.string, facts.isButtonLike else { return nil }
      return AlertAnswer(title: title, style: facts.role, perform: facts.activation ?? {})
    }
    return AlertAnswer.complete(answers, in: style)
  }

  private func facts(of view: some View, _ part: String) -> [AccessibilityFacts] {
    view.rendered(in: context.entering(.part(part)))
      .flatMap { AccessibilityCollector().items(of: $0) }
      .map(\.facts)
  }
}

struct AlertContent {
  var title: String?
  var message: String?
  var style: UIAlertController.Style
  var answers: [AlertAnswer]
}

struct AlertAnswer {
  let title: String
  let style: UIAlertAction.Style
  let perform: () -> Void
}

@MainActor
extension AlertAnswer {
  static var cancelTitle: String {
    SystemWord("Cancel", ru: "Отменить", de: "Abbrechen", zh: "取消").text
  }

  /// Adds a cancel button to alert actions that have none.
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
