extension View {
  /// Does something when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(EffectModifier("appear") { _ in .appear(action ?? {}) })
  }

  /// Does something when the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(EffectModifier("disappear") { _ in .disappear(action ?? {}) })
  }

  /// Starts work when the view appears; it is cancelled when the view goes.
  ///
  /// The work runs where it was written, in the body of a view on the main actor, as Apple's does.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(EffectModifier("task") { _ in .task(id: nil, action) })
  }

  /// Starts work when the view appears, and again when a value changes.
  public func task<T: Equatable>(
    id value: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      EffectModifier("task") { _ in .task(id: AnyHashable(ComparedValue(value: value)), action) }
    )
  }

  /// Does something when a value has changed.
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

  /// Does something when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed.
  @available(*, deprecated, message: "Use onChange with a two or zero parameter closure instead.")
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Gives the view an identity; with another one it begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

/// A value that is only compared.
struct ComparedValue<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}
