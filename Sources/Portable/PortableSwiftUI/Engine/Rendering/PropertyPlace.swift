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
