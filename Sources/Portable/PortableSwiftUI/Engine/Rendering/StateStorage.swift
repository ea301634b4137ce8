/// The storage of a property wrapper before and while its view is on the screen.
///
/// Wrappers are copied with their views. All copies share the storage, which forwards to the
/// location kept for the view's position once the view is rendered.
final class StateStorage<Value> {
  private var initial: Value
  private var location: StateLocation<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { location?.value ?? initial }
    set {
      if let location { location.value = newValue } else { initial = newValue }
    }
  }

  @MainActor
  func connect(to place: PropertyContext) {
    location = place.slot { [initial, graph = place.graph] in
      StateLocation(initial) { [weak graph] in graph?.requestUpdate() }
    }
  }
}

final class StateLocation<Value> {
  var value: Value { didSet { onChange() } }
  private let onChange: () -> Void

  init(_ value: Value, onChange: @escaping () -> Void) {
    self.value = value
    self.onChange = onChange
  }
}
