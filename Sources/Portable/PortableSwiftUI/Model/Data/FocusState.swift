import PortableUIKit

public typealias FocusState<Value: Hashable> = FocusProperty<Value, TypingFocus>
public typealias AccessibilityFocusState<Value: Hashable> = FocusProperty<Value, SpokenFocus>

/// The focus of the keyboard or of an assistive technology: two types that can't be mixed up.
@propertyWrapper public struct FocusProperty<Value: Hashable, Kind> {
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

extension FocusProperty: DynamicProperty {}

extension FocusProperty: ConnectedProperty {
  func connect(to place: PropertyContext) { storage.connect(to: place) }
}

extension View {
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

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

public struct TypingFocus {
  let isWanted: Bool
  let change: (Bool) -> Void
}

public enum SpokenFocus {}
