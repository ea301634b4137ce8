import Foundation

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(EffectModifier("appear") { _ in .appear(action ?? {}) })
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(EffectModifier("disappear") { _ in .disappear(action ?? {}) })
  }

  /// Starts a task when the view appears, and cancels it when the view disappears.
  ///
  /// The task inherits the isolation of the view's body, the main actor, as on a device.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { modifier(EffectModifier("task") { _ in .task(id: nil, action) }) }

  public func task<T: Equatable>(
    id value: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      EffectModifier("task") { _ in .task(id: AnyHashable(TypeHashedValue(value: value)), action) }
    )
  }

  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      EffectModifier("change") { _ in
        .change(value: value, isEqual: { ($0 as? V) == value }, isInitial: initial) { old in
          if let old = old as? V { action(old, value) }
        }
      }
    )
  }

  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  @available(*, deprecated, message: "Use onChange with a two or zero parameter closure instead.")
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

/// A value with a hash that depends on its type only, for types that are merely equatable.
struct TypeHashedValue<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Changes the letter case of texts, which are also spoken that way.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { values in
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = allowed.first, let most = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
      }
    )
  }

  public func opacity(_ opacity: Double) -> some View {
    modifier(EnvironmentModifier { $0.opacity *= min(max(opacity, 0), 1) })
      .modifier(AccessibilityModifier { opacity > 0 ? .children : .hidden })
  }

  public func hidden() -> some View { opacity(0) }
}
