public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    modifier(RenderPassModifier { pass, _ in pass.setPreference(key, value) })
  }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(PreferenceModifier<K>(action: action)) }
}

extension RenderPass {
  func setPreference<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    guard var preference = preferences[ObjectIdentifier(key)] as? K.Value else {
      preferences[ObjectIdentifier(key)] = value
      return
    }
    K.reduce(value: &preference) { value }
    preferences[ObjectIdentifier(key)] = preference
  }
}

struct PreferenceModifier<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let pass = context.pass
    let key = ObjectIdentifier(K.self)
    let outer = pass.preferences.removeValue(forKey: key) as? K.Value
    let views = content.rendered(in: context.entering(.content))
    let value = pass.preferences[key] as? K.Value ?? K.defaultValue
    let action = action
    pass.effects.append(
      RenderEffect(
        identity: context.identity.entering(.part("preference")),
        kind: .change(value: value, isEqual: { $0 as? K.Value == value }, isInitial: true) { _ in
          action(value)
        }
      )
    )
    if let outer {
      var combined = outer
      K.reduce(value: &combined) { value }
      pass.preferences[key] = combined
    }
    return views
  }
}
