import Foundation

/// A view that stands in a table: a row, or what is above or below rows.
@MainActor
struct TablePiece {
  /// Where a view stands.
  enum Place: Equatable {
    /// Above everything.
    case top
    /// Above a section.
    case header(Int)
    /// Among the rows.
    case row(IndexPath)
    /// Below a section.
    case footer(Int)
    /// Below everything.
    case bottom
  }

  let view: UIView
  let place: Place
  /// The height in points, or `nil` if the content decides.
  let height: CGFloat?

  init(_ view: UIView, at place: Place, height: CGFloat? = nil) {
    self.view = view
    self.place = place
    self.height = height
  }

  /// The height of the view, which may have one already unless it is a row.
  func fittingHeight(_ fitting: CGFloat) -> CGFloat {
    let hasConstraints = !view.ownConstraints.isEmpty
    let size =
      hasConstraints && !(view is UITableViewCell) && !(view is UITableViewHeaderFooterView)
      ? LayoutPass(root: view).fittingSize(width: nil).height : fitting
    switch place {
    case .row: return size
    case .header, .footer:
      return view is TableText || view is UITableViewHeaderFooterView
        ? size : max(size, view.bounds.height)
    case .top, .bottom: return max(fitting, view.bounds.height)
    }
  }
}
