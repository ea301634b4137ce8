import Foundation

/// What the row of a table says in a stop of its own: the labels in it, joined.
///
/// Labels whose `isAccessibilityElement` the app set, other elements, and views that list their
/// elements aren't part of it.
///
/// Source: fluentui-apple, pull request 1618; kickstarter/ios-oss, pull request 1879; certainty B.
@MainActor
struct RowContent {
  private(set) var texts: [UIView] = []
  private(set) var hasOtherElements = false
  private let cell: UITableViewCell

  init(of cell: UITableViewCell) {
    self.cell = cell
    collect(from: cell)
    if cell.window != nil { texts = inReadingOrder(texts) }
  }

  var joinedText: String? {
    texts.compactMap { $0.accessibilityLabel?.nonEmpty }.joined(separator: ", ").nonEmpty
  }

  /// The area of the stop on the screen, in points: the row, unless other elements are in it.
  ///
  /// Source: kickstarter/ios-oss, pull request 544, for a switch; certainty B. Ours next to other
  /// elements; certainty C.
  var frame: CGRect {
    let row = cell.builtInAccessibilityFrame
    guard hasOtherElements, !texts.isEmpty else { return row }
    let content = cell.contentView
    if content.isSilentInRow { return content.convert(content.bounds, to: nil) }
    return texts.map { $0.convert($0.bounds, to: nil) }.reduce(.null) { $0.union($1) }
  }

  private mutating func collect(from view: UIView) {
    for subview in view.subviews where subview.isVisibleInRow {
      if subview.joinsRow {
        texts.append(subview)
      } else if subview === cell.builtInSwitch {
        continue
      } else if subview.isOpenInRow {
        collect(from: subview)
      } else if subview is CellControl || !subview.isSilent {
        // The system's own controls take their names from the row, so they can't be asked.
        hasOtherElements = true
      }
    }
  }

  /// The texts line by line; a line is everything whose middle is above the end of its first text.
  ///
  /// Ours; certainty C.
  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let isReversed = cell.isRightToLeft
    let placed = views.map { (view: $0, frame: $0.convert($0.bounds, to: cell)) }
    var lines: [[(view: UIView, frame: CGRect)]] = []
    for text in placed.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first?.frame, text.frame.midY < first.maxY {
        lines[lines.count - 1].append(text)
      } else {
        lines.append([text])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
    .map(\.view)
  }
}
