import Foundation

/// A piece of a web page as an element.
///
/// Source: recordings for headings with their level, links, boxes, one of several, fields, choices and
/// cells of tables, certainty B; C for the other pieces.
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
  /// What the piece says of itself, in the language of the device.
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
  /// Whether the user does something with it that is not following a link.
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
    // The state is a word of the page's own, which such an element says as it is.
    case .checkbox: toggle
    case .radio: .none
    case .field(_, let isSecure, let hasLines):
      UIAccessibilityTraits.textEntry.union(isSecure ? .secureTextField : .none)
        .union(hasLines ? .textArea : .none)
    case .choice: .popUpButton
    }
  }

  /// What stands in a piece beside its name.
  @MainActor fileprivate var value: String? {
    func words(_ words: String...) -> String { words.joined(separator: ", ") }
    func state(_ isOn: Bool) -> String { (isOn ? SystemWord.checked : .unchecked).text }
    return switch self {
    case .toggle(let isOn): isOn ? "1" : "0"
    case .checkbox(let isTicked): words(SystemWord.checkbox.text, state(isTicked))
    case .radio(let isChosen, let place, let count):
      words(SystemWord.radioButton.text, state(isChosen), SystemWord.place(place, of: count).text)
    case .field(let text, let isSecure, _):
      isSecure && !text.isEmpty ? String(repeating: "•", count: text.count) : text.nonEmpty
    case .choice(let text): text.nonEmpty
    case .text, .link, .image, .button: nil
    }
  }
}

/// One thing on a web page at which an assistive technology stops.
struct WebPiece: Equatable {
  /// What a piece is.
  enum Kind: Equatable {
    case text
    case link(String)
    case image
    case button
    /// A switch that is on or off.
    case toggle(Bool)
    /// A box that is ticked or not.
    case checkbox(Bool)
    /// One of several of which one is chosen, with its place among them.
    case radio(Bool, place: Int, count: Int)
    /// A field to type into, with what stands in it.
    case field(String, isSecure: Bool, hasLines: Bool)
    /// A choice of one of several, with what is chosen.
    case choice(String)
  }

  var kind: Kind
  var text: String
  /// The level of the heading it is part of, from 1 to 6.
  var headingLevel: Int?
  /// The landmarks and tables it stands in, the outermost first, by their indices on the page.
  var home: [Int] = []
  /// The cell it stands in, if the innermost of these is a table.
  var cell: WebTable.Cell?
}

/// What holds pieces of a page together.
enum WebContainer: Equatable {
  case landmark(WebLandmark)
  case table(WebTable)

  /// Whether anything is said of it: tables without headers are taken for a mere arrangement.
  ///
  /// Source: WebKit takes a table with headers for data, and guesses for others; certainty C.
  var isHeard: Bool {
    switch self {
    case .landmark: true
    case .table(let table): table.cells.contains { $0.scope != nil }
    }
  }
}
