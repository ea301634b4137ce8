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

  func entering(_ step: ViewIdentity.Step) -> RenderContext {
    var copy = self
    copy.identity = identity.entering(step)
    return copy
  }

  func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    to value: Value
  ) -> RenderContext {
    var copy = self
    copy.environment[keyPath: keyPath] = value
    return copy
  }

  /// Gives the dynamic properties of a view or modifier what is kept for this place.
  func connect(_ owner: Any) { connect(Mirror(reflecting: owner), prefix: "") }

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

/// A view that is not made of others.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// What the view comes to at a place; several, where what is around it decides where they stand.
  func render(in context: RenderContext) -> [RenderedView]
}

/// A modifier that is not made of views.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// What a view comes to with the modifier.
  func render(_ content: some View, in context: RenderContext) -> [RenderedView]
}

extension View {
  /// What the view comes to at a place.
  func rendered(in context: RenderContext) -> [RenderedView] {
    if let primitive = self as? any PrimitiveView { return primitive.render(in: context) }
    if let view = self as? any UIViewRepresentable {
      return view.renderRepresented(in: context.entering(.type(ObjectIdentifier(Self.self))))
    }
    if let controller = self as? any UIViewControllerRepresentable {
      return controller.renderRepresented(in: context.entering(.type(ObjectIdentifier(Self.self))))
    }
    let inner = context.entering(.type(ObjectIdentifier(Self.self)))
    guard inner.isShallow else { return [] }
    inner.connect(self)
    return inner.pass.tracking { body }.rendered(in: inner)
  }
}

/// Where a dynamic property stands, and what it may reach from there.
@MainActor
struct PropertyPlace {
  let name: String
  let context: RenderContext

  /// What is kept for the property from one rendering to the next, made at the first.
  func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
    context.pass.graph.slot(SlotKey(identity: context.identity, name: name), make)
  }

  /// What renders again when the property changes.
  var graph: ViewGraph { context.pass.graph }
}

/// A dynamic property that the graph connects by itself.
@MainActor
protocol ConnectedProperty {
  /// Takes what is kept for the property, or what its surroundings say.
  func connect(to place: PropertyPlace)
}

/// What is kept for a place is found by this.
struct SlotKey: Hashable {
  let identity: ViewIdentity
  let name: String
}

/// The place of a view in what it is a part of, by which it is known from one rendering to the next.
struct ViewIdentity: Hashable {
  /// One step of the way from the root.
  enum Step: Hashable {
    /// A view of a certain type.
    case type(ObjectIdentifier)
    /// The place in a list of views.
    case index(Int)
    case branch(Bool)
    /// What an app gave as identity.
    case id(AnyHashable)
    /// What a modifier is applied to.
    case content
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
