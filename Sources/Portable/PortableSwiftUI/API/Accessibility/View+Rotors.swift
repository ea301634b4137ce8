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

  /// Adds a rotor of elements, known by one of their properties.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(labelKey),
      entries: entries,
      entryID: entryID,
      entryLabel: entryLabel
    )
  }

  /// Adds a rotor of elements, known by one of their properties.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor of elements, known by themselves.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor of elements, known by themselves.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel)
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
