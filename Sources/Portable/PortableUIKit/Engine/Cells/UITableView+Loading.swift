import Foundation

extension UITableView {
  final func placeSubviews() {
    let inset: CGFloat = style == .insetGrouped ? DeviceSettings.current.look.groupMargin : 0
    let width = max(0, bounds.width - 2 * inset)
    var y: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      if index > 0, style != .plain, beginsGroup(piece, after: pieces[index - 1]) {
        y += DeviceSettings.current.look.groupGap
      }
      let size = piece.view.sizeThatFits(CGSize(width: width, height: 0))
      let length = piece.height ?? piece.fittingHeight(size.height)
      piece.view.frame = CGRect(x: inset, y: y, width: width, height: length)
      y += length
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func beginsGroup(_ piece: TableSubview, after former: TableSubview) -> Bool {
    guard case .row(let path) = piece.place else { return false }
    return switch former.place {
    case .row(let other): other.section != path.section
    case .footer: true
    case .top, .header, .bottom: false
    }
  }

  final func markEdited() {
    let delegate = delegate as? any UITableViewDelegate
    for (path, cell) in grid.cells {
      let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
      if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
      let canMove = isEdited && dataSource?.tableView(self, canMoveRowAt: path) == true
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      let shown = allowsMultipleSelectionDuringEditing ? .none : style
      if isEdited {
        cell.shownEditing = (shown, canMove)
      } else if cell.shownEditing != nil {
        cell.shownEditing = nil
      }
    }
  }

  final func load() {
    isLoaded = true
    if !keepsExistingCells {
      for (_, cell) in grid.cells { pool.store(cell, named: cell.reuseIdentifier) }
      grid.removeAll()
    }
    keepsExistingCells = false
    let former = pieces
    for case let view as UITableViewHeaderFooterView in former.map(\.view) {
      edgePool.store(view, named: view.reuseIdentifier)
    }
    pieces = []
    grid.resize(to: (0..<numberOfSections).map { numberOfRows(inSection: $0) })
    if let tableHeaderView { pieces.append(TableSubview(tableHeaderView, at: .top)) }
    for section in 0..<numberOfSections { load(section: section) }
    if let tableFooterView { pieces.append(TableSubview(tableFooterView, at: .bottom)) }
    pool.removeAll()
    edgePool.removeAll()
    for piece in former where !pieces.contains(where: { $0.view === piece.view }) {
      piece.view.removeFromSuperview()
    }
    for piece in pieces where piece.view.superview !== self { addSubview(piece.view) }
    selectedPaths.removeAll { grid[$0] == nil }
    updateSelection()
  }

  final func load(section: Int) {
    guard let dataSource else { return }
    let delegate = delegate as? any UITableViewDelegate
    let headerHeight = delegate?.tableView(self, heightForHeaderInSection: section)
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      (view as? UITableViewHeaderFooterView)?.isFooter = false
      pieces.append(TableSubview(view, at: .header(section), height: known(headerHeight)))
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
      let view = TableText(title, traits: .header)
      pieces.append(TableSubview(view, at: .header(section)))
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    for row in 0..<numberOfRows(inSection: section) {
      let path = IndexPath(row: row, section: section)
      let outdated = grid.removeOutdated(at: path)
      reconfiguredCell = outdated
      let kept = outdated == nil ? grid[path] : nil
      let cell = kept ?? dataSource.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
      let isNew = kept == nil && cell !== outdated
      grid[path] = cell
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      pieces.append(TableSubview(cell, at: .row(path), height: known(height)))
      if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
    let footerHeight = delegate?.tableView(self, heightForFooterInSection: section)
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      (view as? UITableViewHeaderFooterView)?.isFooter = true
      pieces.append(TableSubview(view, at: .footer(section), height: known(footerHeight)))
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else if let text = dataSource.tableView(self, titleForFooterInSection: section) {
      let view = TableText(text, traits: .staticText)
      pieces.append(TableSubview(view, at: .footer(section)))
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  final func known(_ height: CGFloat?) -> CGFloat? {
    height == Self.automaticDimension ? nil : height
  }
}

/// A subview of a table: a row, or a header or footer of a section or of the table.
@MainActor
struct TableSubview {
  enum Place: Equatable {
    case top
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case bottom
  }

  let view: UIView
  let place: Place
  /// The height in points; `nil` if the content decides.
  let height: CGFloat?

  init(_ view: UIView, at place: Place, height: CGFloat? = nil) {
    self.view = view
    self.place = place
    self.height = height
  }

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
