import Foundation

/// A piece of a web page as an element.
///
/// Source: recordings for headings with their level and links, certainty B; C for the other pieces.
final class WebPageElement: UIAccessibilityElement {
  private let piece: WebPiece
  private weak var web: WKWebView?

  init(_ piece: WebPiece, in web: WKWebView) {
    self.piece = piece
    self.web = web
    super.init(accessibilityContainer: web.scrollView)
    if let level = piece.headingLevel {
      accessibilityAttributedLabel = NSAttributedString(
        string: piece.text,
        attributes: [.accessibilityTextHeadingLevel: NSNumber(value: level)]
      )
    }
  }

  override var builtInAccessibility: BuiltInAccessibility {
    var traits = piece.kind.traits
    if piece.headingLevel != nil { traits.insert(.header) }
    return BuiltInAccessibility(
      isElement: true,
      label: piece.text.nonEmpty,
      value: piece.kind.value,
      traits: traits
    )
  }

  override func accessibilityActivate() -> Bool {
    if super.accessibilityActivate() { return true }
    guard case .link(let address) = piece.kind else { return false }
    return web?.follow(address) ?? false
  }
}

extension WebPiece.Kind {
  /// The traits of a piece.
  fileprivate var traits: UIAccessibilityTraits {
    switch self {
    case .text: .staticText
    case .link: .link
    case .image: .image
    case .button: .button
    case .checkbox: [.button, UIAccessibilityTraits(rawValue: 1 << 53)]
    case .field: .textEntry
    case .choice: [.button, .popUpButton]
    }
  }

  /// What stands in a piece beside its name.
  fileprivate var value: String? {
    switch self {
    case .checkbox(let isTicked): isTicked ? "1" : "0"
    case .field(let text): text.nonEmpty
    default: nil
    }
  }
}
