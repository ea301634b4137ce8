import Foundation

/// A piece of a web page as an accessibility element.
///
/// Source: recordings for headings with their level, links, checkboxes, radio buttons, fields,
/// selects and cells of tables, certainty B; C for the other pieces.
class WebPageElement: UIAccessibilityElement {
  private let piece: WebPiece
  private weak var web: WKWebView?

  init(_ piece: WebPiece, in web: WKWebView) {
    self.piece = piece
    self.web = web
    super.init(accessibilityContainer: web.scrollView)
    describe { piece.description }
    if let level = piece.headingLevel {
      accessibilityAttributedLabel = NSAttributedString(
        string: piece.text,
        attributes: [.accessibilityTextHeadingLevel: NSNumber(value: level)]
      )
    }
  }

  override func accessibilityActivate() -> Bool {
    if super.accessibilityActivate() { return true }
    guard case .link(let address) = piece.kind else { return false }
    return web?.follow(address) ?? false
  }
}

extension WebPiece {
  @MainActor fileprivate var description: BuiltInAccessibility {
    var traits = kind.traits
    if headingLevel != nil { traits.insert(.header) }
    return BuiltInAccessibility(
      isElement: true,
      label: text.nonEmpty,
      value: kind.value,
      traits: traits
    )
  }
}

extension WebPiece.Kind {
  var isControl: Bool {
    switch self {
    case .text, .link, .image, .button: false
    case .toggle, .checkbox, .radio, .field, .choice: true
    }
  }

  fileprivate var traits: UIAccessibilityTraits {
    let toggle = UIAccessibilityTraits(rawValue: 1 << 53)
    return switch self {
    case .text: .staticText
    case .link: .link
    case .image: .image
    case .button: .button
    case .toggle: [.button, toggle]
    // An element with this trait alone speaks its value unchanged: here the browser's own word.
    case .checkbox: toggle
    case .radio: .none
    case .field(_, let isSecure, let hasLines):
      UIAccessibilityTraits.textEntry.union(isSecure ? .secureTextField : .none)
        .union(hasLines ? .textArea : .none)
    case .choice: .popUpButton
    }
  }

  @MainActor fileprivate var value: String? {
    func words(_ words: String...) -> String { words.joined(separator: ", ") }
    func state(_ isOn: Bool) -> String { (isOn ? SystemString.checked : .unchecked).text }
    return switch self {
    case .toggle(let isOn): isOn ? "1" : "0"
    case .checkbox(let isTicked): words(SystemString.checkbox.text, state(isTicked))
    case .radio(let isChosen, let place, let count):
      words(
        SystemString.radioButton.text,
        state(isChosen),
        SystemString.place(place, of: count).text
      )
    case .field(let text, let isSecure, _):
      isSecure && !text.isEmpty ? String(repeating: "•", count: text.count) : text.nonEmpty
    case .choice(let text): text.nonEmpty
    case .text, .link, .image, .button: nil
    }
  }
}

struct WebPiece: Equatable {
  enum Kind: Equatable {
    case text
    case link(String)
    case image
    case button
    case toggle(Bool)
    case checkbox(Bool)
    case radio(Bool, place: Int, count: Int)
    case field(String, isSecure: Bool, hasLines: Bool)
    case choice(String)
  }

  var kind: Kind
  var text: String
  var headingLevel: Int?
  /// The landmarks and tables around it, the outermost first, as indices on the page.
  var containerPath: [Int] = []
  var cell: WebTable.Cell?
}

enum WebContainer: Equatable {
  case landmark(WebLandmark)
  case table(WebTable)

  /// Whether it is announced: tables without headers count as layout tables.
  ///
  /// Source: WebKit takes a table with headers for data, and guesses for others; certainty C.
  var isSpoken: Bool {
    switch self {
    case .landmark: true
    case .table(let table): table.cells.contains { $0.scope != nil }
    }
  }
}
