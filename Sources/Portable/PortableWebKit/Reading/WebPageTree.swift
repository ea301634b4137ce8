import Foundation

/// The elements of a page, as its landmarks and tables hold them together.
@MainActor
struct WebPageTree {
  /// All pieces in their order.
  let elements: [WebPageElement]
  /// What stands in nothing else, in its order.
  let roots: [UIAccessibilityElement]

  init(_ page: WebPage, in web: WKWebView) {
    let leaves = page.pieces.map { piece in
      let home = piece.home.filter { page.containers[$0].isHeard }
      let cell = home.last == piece.home.last ? piece.cell : nil
      let element =
        cell.map { WebCellElement(piece, cell: $0, in: web) } ?? WebPageElement(piece, in: web)
      return Leaf(element: element, home: home)
    }
    elements = leaves.map(\.element)
    roots = WebPageTree.grouped(leaves[...], depth: 0, of: page, in: web)
  }

  private struct Leaf {
    let element: WebPageElement
    let home: [Int]
  }

  /// The elements of a run of leaves that stand in the same containers down to a depth.
  private static func grouped(
    _ leaves: ArraySlice<Leaf>,
    depth: Int,
    of page: WebPage,
    in web: WKWebView
  ) -> [UIAccessibilityElement] {
    var result: [UIAccessibilityElement] = []
    var rest = leaves
    while let first = rest.first {
      guard first.home.count > depth else {
        result.append(first.element)
        rest = rest.dropFirst()
        continue
      }
      let index = first.home[depth]
      let members = rest.prefix { $0.home.count > depth && $0.home[depth] == index }
      let container: UIAccessibilityElement
      switch page.containers[index] {
      case .landmark(let landmark):
        container = WebLandmarkElement(landmark, in: web)
      case .table:
        container = WebTableElement(members.compactMap { $0.element as? WebCellElement }, in: web)
      }
      container.accessibilityElements = grouped(members, depth: depth + 1, of: page, in: web)
      result.append(container)
      rest = rest.dropFirst(members.count)
    }
    return result
  }
}

/// A landmark of a page: what it is, and how the page calls it.
struct WebLandmark: Equatable {
  /// What a landmark is; the raw value is the role's name.
  enum Kind: String {
    case main, navigation, banner, contentinfo, complementary, search, form, region
  }

  let kind: Kind
  /// The page's own name; `nil` if there is none.
  let label: String?

  /// The landmark that a tag begins, by the rules of HTML; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - isInSection: Whether it stands in an article, a section or the like, where a header or
  ///     footer is none of the page.
  init?(_ tag: WebTag, isInSection: Bool) {
    label = tag.label
    if let role = tag.attributes["role"] {
      guard let kind = Kind(rawValue: role), kind != .region || label != nil else { return nil }
      self.kind = kind
      return
    }
    switch tag.name {
    case "main": kind = .main
    case "nav": kind = .navigation
    case "aside": kind = .complementary
    case "search": kind = .search
    case "header" where !isInSection: kind = .banner
    case "footer" where !isInSection: kind = .contentinfo
    case "section" where label != nil: kind = .region
    case "form" where label != nil: kind = .form
    default: return nil
    }
  }

  /// What is spoken when the focus enters: the name, what it is, and that it is a landmark.
  @MainActor var name: String {
    let word = kind == .region ? nil : SystemWord.landmark(kind).text
    return [label, word, SystemWord.landmark.text].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A landmark of a web page, which is named where the focus enters it.
///
/// A landmark of an app would silence rows and columns of a table in it, as AccessibilitySnapshot has
/// it; recordings of pages have the name on entry, as a named group has, and places in tables.
final class WebLandmarkElement: UIAccessibilityElement {
  init(_ landmark: WebLandmark, in web: WKWebView) {
    super.init(accessibilityContainer: web.scrollView)
    describe { BuiltInAccessibility(label: landmark.name) }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }
}
