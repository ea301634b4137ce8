/// How strongly a view resists to grow beyond and to shrink below the size of its content.
struct SizePriorities {
  /// The two priorities of a direction.
  struct Pair {
    var hugging = UILayoutPriority(250)
    var compression = UILayoutPriority(750)
  }

  private var horizontal = Pair()
  private var vertical = Pair()

  subscript(axis: NSLayoutConstraint.Axis) -> Pair {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
