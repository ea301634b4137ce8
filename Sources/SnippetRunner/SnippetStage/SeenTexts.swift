import AccessibilityTree
import PortableUIKit

/// The texts and pictures that are seen on a screen, by the elements they belong to.
///
/// A text or picture belongs to the smallest element around its middle.
@MainActor
struct SeenTexts {
  private var texts: [(element: ElementID, label: UILabel)] = []
  /// Pictures of files in their own size, which is unknown.
  private var pictures: [(element: ElementID, view: UIImageView)] = []

  /// Whether neither a text, nor a picture, nor a control is seen.
  let isDecoration: Bool
  /// Whether there are only labels without a text, views for pictures without one, and wheels
  /// without rows.
  let isUnfilled: Bool

  init(of screen: AccessibleScreen, elements: [AccessibilityElement]) {
    let views = Self.visibleViews(in: screen.window)
    isDecoration = !views.contains { view in
      (view as? UILabel)?.text?.isEmpty == false || (view as? UIImageView)?.image != nil
        || view is UIControl || view is UITextView
    }
    isUnfilled =
      isDecoration
      && views.contains { view in
        view is UILabel || view is UIImageView
          || (view as? UIPickerView).map { $0.dataSource == nil } == true
      }
    for view in views {
      let frame = view.convert(view.bounds, to: screen.window)
      let center = Point(x: frame.midX, y: frame.midY)
      let element = elements.filter { $0.frame.contains(center) }
        .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
      guard let element else { continue }
      if let label = view as? UILabel, label.text?.isEmpty == false {
        texts.append((element.id, label))
      } else if let view = view as? UIImageView, let image = view.image, !image.isSymbolImage,
        view.bounds.size == image.size
      {
        pictures.append((element.id, view))
      }
    }
  }

  /// The elements that are as large as their content: a picture of unknown size, or in buttons of
  /// SwiftUI and of configurations, a text.
  ///
  /// An element that is smaller than its content has an explicit size.
  func sizedByContent(
    _ elements: [AccessibilityElement],
    origins: [ElementID: ElementOrigin]
  ) -> Set<ElementID> {
    var found: Set<ElementID> = []
    for element in elements {
      let pictures = pictures.filter { $0.element == element.id }.map(\.view)
      guard origins[element.id]?.isFromSwiftUI == true else {
        let buttons = texts.filter { $0.element == element.id }
          .compactMap { $0.label.superview as? UIButton }
        if pictures.contains(where: { sizes(element, $0) })
          || buttons.contains(where: \.isSizedByConfiguration)
        {
          found.insert(element.id)
        }
        continue
      }
      let labels = texts.filter { $0.element == element.id }.map(\.label)
      let contents: [UIView] =
        pictures.isEmpty && element.traits.contains(.button) ? labels : pictures
      let fits = contents.allSatisfy { view in
        let size = view.intrinsicContentSize
        return size.width < element.frame.width + 0.5 && size.height < element.frame.height + 0.5
      }
      if !contents.isEmpty, fits { found.insert(element.id) }
    }
    return found
  }

  /// Whether a picture of UIKit determines the size of its element.
  private func sizes(_ element: AccessibilityElement, _ picture: UIImageView) -> Bool {
    if let button = picture.superview as? UIButton {
      return button.bounds.size == button.intrinsicContentSize
    }
    return element.frame.width == picture.bounds.width
      && element.frame.height == picture.bounds.height
  }

  var byElement: [ElementID: [String]] {
    Dictionary(grouping: texts, by: \.element).mapValues { $0.compactMap(\.label.text) }
  }

  var cutOff: [ElementID: String] {
    Dictionary(
      texts.filter(\.label.isCutOff).map { ($0.element, $0.label.text ?? "") }
    ) { first, _ in first }
  }

  /// The texts that are complete in each place.
  var complete: Set<String> {
    Set(texts.compactMap(\.label.text))
      .subtracting(texts.filter(\.label.isCutOff).compactMap(\.label.text))
  }

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
