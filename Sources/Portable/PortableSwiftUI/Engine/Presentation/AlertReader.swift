import PortableUIKit

/// Finds the answers and the words of a question in views.
@MainActor
struct AlertReader {
  let context: RenderContext

  /// What views say as one text.
  func text(of view: some View) -> String? {
    AccessibilityMerge(facts(of: view, "message")).facts.label?.string
  }

  /// The buttons of views as answers; one that leaves is added where none is there.
  ///
  /// Source: Apple's documentation; certainty A.
  func answers(of view: some View, _ style: UIAlertController.Style) -> [AlertAnswer] {
    var answers = facts(of: view, "actions").compactMap { facts -> AlertAnswer? in
      guard let title = facts.label?.string, facts.isButtonLike else { return nil }
      return AlertAnswer(title: title, style: facts.role, perform: facts.activation ?? {})
    }
    if answers.isEmpty, style == .alert {
      let title = SystemWord("OK", ru: "OK", de: "OK", zh: "好").text
      answers.append(AlertAnswer(title: title, style: .default) {})
    }
    if style == .actionSheet, !answers.contains(where: { $0.style == .cancel }) {
      let title = SystemWord("Cancel", ru: "Отменить", de: "Abbrechen", zh: "取消").text
      answers.append(AlertAnswer(title: title, style: .cancel) {})
    }
    return answers
  }

  private func facts(of view: some View, _ part: String) -> [AccessibilityFacts] {
    view.rendered(in: context.entering(.part(part)))
      .flatMap { AccessibilityCollector().items(of: $0) }
      .map(\.facts)
  }
}
