import Foundation

/// The elements of a page, nested in its landmarks and tables.
@MainActor
struct WebPageTree {
  let elements: [WebPageElement]
  let roots: [UIAccessibilityElement]

  init(_ page: WebPage, in web: WKWebView) {
    let leaves = page.pieces.map { piece in
      let containerPath = piece.containerPath.filter { page.containers[$0].isSpoken }
      let cell = containerPath.last == piece.containerPath.last ? piece.cell : nil
      let element =
        cell.map { WebCellElement(piece, cell: $0, in: web) } ?? WebPageElement(piece, in: web)
      return Leaf(element: element, containerPath: containerPath)
    }
    elements = leaves.map(\.element)
    roots = WebPageTree.grouped(leaves[...], depth: 0, of: page, in: web)
  }

  private struct Leaf {
    let element: WebPageElement
    let containerPath: [Int]
  }

  private static func grouped(
    _ leaves: ArraySlice<Leaf>,
    depth: Int,
    of page: WebPage,
    in web: WKWebView
  ) -> [UIAccessibilityElement] {
    var result: [UIAccessibilityElement] = []
    var rest = leaves
    while let first = rest.first {
      guard first.containerPath.count > depth else {
        result.append(first.element)
        rest = rest.dropFirst()
        continue
      }
      let index = first.containerPath[depth]
      let members = rest.prefix {
        $0.containerPath.count > depth && $0.containerPath[depth] == index
      }
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

struct WebLandmark: Equatable {
  enum Kind: String {
    case main, navigation, banner, contentinfo, complementary, search, form, region
  }

  let kind: Kind
  let label: String?

  /// The landmark that a tag begins by the rules of HTML; `nil` for other tags.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - isInSection: Whether it is inside an article, a section or the like, where a header or
  ///     footer isn't a landmark.
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

  /// The text spoken after the first element: the label, the kind, and that it is a landmark.
  @MainActor var name: String {
    let words: [String?] = [label, SystemString.landmark(kind).text, SystemString.landmark.text]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}

/// A landmark of a web page, announced after the first element that is read in it.
///
/// It is a named group rather than an app's landmark, which would silence the rows and columns of a
/// table in it (AccessibilitySnapshot). Recordings of pages have the name on entry, and positions
/// in tables; a capture has the name after the heading.
final class WebLandmarkElement: UIAccessibilityElement {
  init(_ landmark: WebLandmark, in web: WKWebView) {
    super.init(accessibilityContainer: web.scrollView)
    describe {
      var facts = BuiltInAccessibility(label: landmark.name)
      facts.isWebLandmark = true
      return facts
    }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }
}
