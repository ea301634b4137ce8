import PortableUIKit

/// Which field is edited.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let storage: StateStorage<Value>
  private let none: Value

  /// Says whether a field is edited.
  public init() where Value == Bool {
    storage = StateStorage(false)
    none = false
  }

  /// Says which field is edited.
  public init<T: Hashable>() where Value == T? {
    storage = StateStorage(nil)
    none = nil
  }

  /// Which field is edited; setting it begins or ends editing.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// What modifiers take.
  public var projectedValue: Binding {
    Binding(
      value: PortableSwiftUI.Binding(get: { storage.value }, set: { storage.value = $0 }),
      none: none
    )
  }

  /// Which field is edited, to be read and changed.
  @propertyWrapper
  public struct Binding {
    let value: PortableSwiftUI.Binding<Value>
    let none: Value

    /// Which field is edited; setting it begins or ends editing.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {}

extension FocusState: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    storage.connect(to: place)
  }
}

extension View {
  /// Ties editing of a field to a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.typing.focus = TypingFocus(
          isWanted: binding.wrappedValue == value,
          change: { isEdited in
            if isEdited {
              if binding.wrappedValue != value { binding.wrappedValue = value }
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.none
            }
          }
        )
      }
    )
  }

  /// Ties editing of a field to a condition.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// Whether a field is to be edited, and who is told that it is.
struct TypingFocus {
  let isWanted: Bool
  let change: (Bool) -> Void
}
