/// Views that are used again, by the name of their kind, the one that waits longest first.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Keeps a view for later.
  mutating func keep(_ view: View, named name: String?) {
    guard let name else { return }
    views[name, default: []].append(view)
  }

  /// Gives a view of a kind, if one waits.
  mutating func take(named name: String) -> View? {
    guard let first = views[name]?.first else { return nil }
    views[name]?.removeFirst()
    return first
  }

  /// Lets go of what was not needed.
  mutating func removeAll() {
    views = [:]
  }
}
