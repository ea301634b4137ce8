extension View {
  /// Adds a rotor.
  public func accessibilityRotor<Content: View>(
    _ label: Text,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(RotorModifier(name: .own(label.plain), entries: entries))
  }

  /// Adds a rotor.
  public func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: View>(
    _ label: L,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Fills a rotor of the system.
  public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(RotorModifier(name: .system(systemRotor.type), entries: entries))
  }

  /// Adds a rotor of elements, known by one of their properties.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(label) {
      ForEach(entries, id: entryID) { entry in
        AccessibilityRotorEntry(entry[keyPath: entryLabel], id: entry[keyPath: entryID])
      }
    }
  }

  /// Adds a rotor of elements, known by themselves.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Marks a view as a stop of rotors.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  )
    -> some View
  {
    told { $0.entries.append(HostedRotor.Entry(id: AnyHashable(id), namespace: namespace)) }
  }
}

/// A modifier that adds a rotor.
struct RotorModifier<Entries: View> {
  let name: HostedRotor.Name
  let entries: () -> Entries
}

extension RotorModifier: ViewModifier {
  typealias Body = Never
}

extension RotorModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let stops = entries().rendered(in: context.entering(.part("rotor")))
    let rotor = HostedRotor(name: name, entries: stops.compactMap(\.wishes.rotorEntry))
    return content.rendered(in: context.entering(.content)).map { view in
      view.changed { $0.rotors.append(rotor) }
    }
  }
}
