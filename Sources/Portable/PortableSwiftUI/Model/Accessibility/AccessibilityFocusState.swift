@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  private let storage: StateStorage<Value>
  private let none: Value

  public init() where Value == Bool {
    storage = StateStorage(false)
    none = false
  }

  public init<T: Hashable>() where Value == T? {
    storage = StateStorage(nil)
    none = nil
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding {
    Binding(
      value: PortableSwiftUI.Binding(get: { storage.value }, set: { storage.value = $0 }),
      none: none
    )
  }

  @propertyWrapper public struct Binding {
    let value: PortableSwiftUI.Binding<Value>
    let none: Value

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

extension AccessibilityFocusState: ConnectedProperty {
  func connect(to place: PropertyContext) { storage.connect(to: place) }
}

nonisolated extension View {
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { properties in
      properties.wantsFocus = binding.wrappedValue == value
      properties.focus = { isFocused in
        if isFocused {
          if binding.wrappedValue != value { binding.wrappedValue = value }
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      }
    }
  }

  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityFocused(condition, equals: true)
  }
}
