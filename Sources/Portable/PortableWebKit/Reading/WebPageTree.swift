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
