/// The chapters before and after a page.
struct Neighbours {
  /// The chapter before.
  var previous: Article?
  /// The chapter after.
  var next: Article?

  /// Whether there is neither.
  var isEmpty: Bool { previous == nil && next == nil }
}
