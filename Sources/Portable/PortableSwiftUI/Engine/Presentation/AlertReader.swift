import PortableUIKit

/// Finds the answers and the words of a question in views.
@MainActor
struct AlertReader {
  let context: RenderContext

  /// What views say as one text.
  func text(of view: some View) -> String? {
    AccessibilityMerge(facts(of: view, "message")).facts.label?.string
  }

  /// The buttons of views as answers.
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
