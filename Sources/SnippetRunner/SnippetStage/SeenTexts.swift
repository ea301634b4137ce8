import AccessibilityTree
import PortableUIKit
import SpeechRules

/// The texts that are seen on a screen, by the elements they belong to.
///
/// A text belongs to the smallest element around its middle.
@MainActor
struct SeenTexts {
  private var texts: [(element: ElementID, label: UILabel)] = []

  /// Whether neither a text, nor a picture, nor a control is seen.
  let isDecoration: Bool

  init(of screen: AccessibleScreen, elements: [AccessibilityElement]) {
    let views = Self.visibleViews(in: screen.window)
    isDecoration = !views.contains { view in
      (view as? UILabel)?.text?.isEmpty == false || (view as? UIImageView)?.image != nil
        || view is UIControl || view is UITextView
    }
    for case let label as UILabel in views where label.text?.isEmpty == false {
      let frame = label.convert(label.bounds, to: screen.window)
      let center = Point(x: frame.midX, y: frame.midY)
      let element = elements.filter { $0.frame.contains(center) }
        .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
      if let element { texts.append((element.id, label)) }
    }
  }

  var byElement: [ElementID: [String]] {
    Dictionary(grouping: texts, by: \.element).mapValues { $0.compactMap(\.label.text) }
  }

  var cutOff: [ElementID: String] {
    Dictionary(
      texts.filter(\.label.isCutOff).map { ($0.element, $0.label.text ?? "") }
    ) { first, _ in first }
  }

  /// The texts that are complete.
  var complete: Set<String> { Set(texts.filter { !$0.label.isCutOff }.compactMap(\.label.text)) }

  private static func visibleViews(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return [view] + view.subviews.flatMap(visibleViews)
  }
}

extension UILabel {
  /// Whether a line ends in an ellipsis of its own, or the lines are higher than the label.
  fileprivate var isCutOff: Bool {
    let lines = displayedLines
    guard let last = lines.last else { return false }
    let isShortened = last.text.hasSuffix("…") && text?.hasSuffix("…") == false
    // Half a line, because heights are estimates.
    let height = lines.reduce(0) { $0 + $1.frame.height }
    return isShortened || height > bounds.height + last.frame.height / 2
  }
}
