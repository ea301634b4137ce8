/// Something that happens after a rendering.
@MainActor
struct RenderEffect {
  let identity: ViewIdentity
  let kind: Kind

  enum Kind {
    /// The view is there for the first time.
    case appear(() -> Void)
    /// The view is there no longer.
    case disappear(() -> Void)
    /// Work that starts when the view appears, and again when a value changes; it is cancelled when
    /// the view goes.
    case task(id: AnyHashable?, () async -> Void)
    /// A value changed; `isInitial` asks for a call at the first rendering, too.
    case change(value: Any, isEqual: (Any) -> Bool, isInitial: Bool, (_ old: Any) -> Void)
  }
}
