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
