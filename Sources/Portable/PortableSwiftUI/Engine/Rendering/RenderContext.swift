/// The position at which a view is rendered, with its environment and the current rendering pass.
@MainActor
struct RenderContext {
  var identity: ViewIdentity
  let pass: RenderPass
  // One value, on the heap: hundreds of nested views would overflow the stack with it.
  private var values: [EnvironmentValues]

  var environment: EnvironmentValues {
    _read { yield values[0] }
    _modify { yield &values[0] }
  }

  init(identity: ViewIdentity, environment: EnvironmentValues, pass: RenderPass) {
    self.identity = identity
    self.pass = pass
    values = [environment]
  }

  /// Stops views that contain themselves.
  private static let depthLimit = 600

  var isWithinDepthLimit: Bool {
    if identity.steps.count < Self.depthLimit { return true }
    pass.isRecursive = true
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

  func connect(_ owner: Any) { connect(Mirror(reflecting: owner), prefix: "") }

  private func connect(_ mirror: Mirror, prefix: String) {
    for child in mirror.children {
      guard var property = child.value as? any DynamicProperty else { continue }
      let name = prefix + (child.label ?? "")
      if let connected = property as? any ConnectedProperty {
        connected.connect(to: PropertyContext(name: name, context: self))
      } else {
        connect(Mirror(reflecting: property), prefix: name + ".")
        property.update()
      }
    }
  }
}

@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Renders the view.
  ///
  /// - Returns: Several views if the layout around it places them, as for `Group`.
  func render(in context: RenderContext) -> [RenderedView]
}

@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView]
}

extension View {
  func rendered(in context: RenderContext) -> [RenderedView] {
    if let primitive = self as? any PrimitiveView { return primitive.render(in: context) }
    if let view = self as? any UIViewRepresentable {
      return view.renderRepresented(in: context.entering(.type(ObjectIdentifier(Self.self))))
    }
    if let controller = self as? any UIViewControllerRepresentable {
      return controller.renderRepresented(in: context.entering(.type(ObjectIdentifier(Self.self))))
    }
    let inner = context.entering(.type(ObjectIdentifier(Self.self)))
    guard inner.isWithinDepthLimit else { return [] }
    inner.connect(self)
    return inner.pass.tracking { body }.rendered(in: inner)
  }
}

@MainActor
struct PropertyContext {
  let name: String
  let context: RenderContext

  /// The object stored for the property from one rendering to the next; created the first time.
  func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
    context.pass.graph.slot(SlotKey(identity: context.identity, name: name), make)
  }

  var graph: ViewGraph { context.pass.graph }
}

@MainActor
protocol ConnectedProperty {
  func connect(to place: PropertyContext)
}

struct SlotKey: Hashable {
  let identity: ViewIdentity
  let name: String
}

/// A view's path from the root, which identifies it from one rendering to the next.
struct ViewIdentity: Hashable {
  enum Step: Hashable {
    case type(ObjectIdentifier)
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case content
    case modifier
    case part(String)
  }

  private(set) var steps: [Step] = []

  func entering(_ step: Step) -> ViewIdentity {
    var copy = self
    copy.steps.append(step)
    return copy
  }
}
