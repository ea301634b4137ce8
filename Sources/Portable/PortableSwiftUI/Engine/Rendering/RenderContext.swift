/// Where a view is rendered: its place, what its surroundings say, and what belongs to the rendering
/// as a whole.
@MainActor
struct RenderContext {
  var identity: ViewIdentity
  var environment: EnvironmentValues
  let pass: RenderPass

  /// Views that hold themselves would never end.
  private static let deepest = 600

  /// Whether the place is not deeper than any real one.
  var isShallow: Bool {
    if identity.steps.count < Self.deepest { return true }
    pass.isEndless = true
    return false
  }

  /// The context of a part.
  func entering(_ step: ViewIdentity.Step) -> RenderContext {
    var copy = self
    copy.identity = identity.entering(step)
    return copy
  }

  /// The context with another environment.
  func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    to value: Value
  ) -> RenderContext {
    var copy = self
    copy.environment[keyPath: keyPath] = value
    return copy
  }

  /// Gives the dynamic properties of a view or modifier what is kept for this place.
  func connect(_ owner: Any) {
    connect(Mirror(reflecting: owner), prefix: "")
  }

  private func connect(_ mirror: Mirror, prefix: String) {
    for child in mirror.children {
      guard var property = child.value as? any DynamicProperty else { continue }
      let name = prefix + (child.label ?? "")
      if let connected = property as? any ConnectedProperty {
        connected.connect(to: PropertyPlace(name: name, context: self))
      } else {
        connect(Mirror(reflecting: property), prefix: name + ".")
        property.update()
      }
    }
  }
}
