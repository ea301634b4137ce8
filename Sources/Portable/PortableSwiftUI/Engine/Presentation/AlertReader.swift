import AccessibilityTree
import PortableUIKit

@MainActor
struct AlertReader {
  let context: RenderContext

  func text(of view: some View) -> String? {
    AccessibilityMerge(properties(of: view, "message")).properties.label?.string
  }

  func answers(of view: some View, _ style: UIAlertController.Style) -> [AlertAction] {
    let answers = properties(of: view, "actions").compactMap { properties -> AlertAction? in
      guard let title = properties.label?.string, properties.isButtonLike else { return nil }
      return AlertAction(title: title, style: properties.role, perform: properties.activation ?? {})
    }
    return AlertAction.complete(answers, in: style)
  }

  private func properties(of view: some View, _ part: String) -> [AccessibilityProperties] {
    view.rendered(in: context.entering(.part(part)))
      .flatMap { AccessibilityCollector().items(of: $0) }
      .map(\.properties)
  }
}

struct AlertContent {
  var title: String?
  var message: String?
  var style: UIAlertController.Style
  var answers: [AlertAction]
}

struct AlertAction {
  let title: String
  let style: UIAlertAction.Style
  let perform: () -> Void
}

@MainActor
extension AlertAction {
  static var cancelTitle: String {
    SystemString("Cancel", ru: "Отменить", de: "Abbrechen", zh: "取消").text
  }

  /// Adds a cancel button to alert actions that have none.
  ///
  /// Source: Apple's documentation; certainty A.
  static func complete(
    _ answers: [AlertAction],
    in style: UIAlertController.Style
  ) -> [AlertAction] {
    if answers.isEmpty, style == .alert {
      let title = SystemString("OK", ru: "OK", de: "OK", zh: "好").text
      return [AlertAction(title: title, style: .default) {}]
    }
    if style == .actionSheet, !answers.contains(where: { $0.style == .cancel }) {
      return answers + [AlertAction(title: cancelTitle, style: .cancel) {}]
    }
    return answers
  }
}
