/// The place of a view in what it is a part of, by which it is known from one rendering to the next.
struct ViewIdentity: Hashable {
  /// One step of the way from the root.
  enum Step: Hashable {
    /// A view of a certain type.
    case type(ObjectIdentifier)
    /// The place in a list of views.
    case index(Int)
    /// One of two branches.
    case branch(Bool)
    /// What an app gave as identity.
    case id(AnyHashable)
    /// What a modifier is applied to.
    case content
    /// What a modifier makes.
    case modifier
    /// A named part of a view.
    case part(String)
  }

  private(set) var steps: [Step] = []

  /// The place one step further.
  func entering(_ step: Step) -> ViewIdentity {
    var copy = self
    copy.steps.append(step)
    return copy
  }
}
