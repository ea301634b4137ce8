public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text?
  let id: ID
  let namespace: Namespace.ID?
}

extension AccessibilityRotorEntry: View {
  public typealias Body = Never

  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {
    self.init(label: label, id: id, namespace: nil)
  }

  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {
    self.init(label: Text(labelKey), id: id, namespace: nil)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {
    self.init(label: Text(label), id: id, namespace: nil)
  }

  public init(_ label: Text, id: ID, in namespace: Namespace.ID) {
    self.init(label: label, id: id, namespace: namespace)
  }

  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {
    self.init(label: Text(labelKey), id: id, namespace: namespace)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID) {
    self.init(label: Text(label), id: id, namespace: namespace)
  }
}

extension AccessibilityRotorEntry: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let view = RenderedView(context, layout: LeafRule.fixed(.zero))
    view.layoutHints.rotorEntry = HostedRotor.Entry(id: AnyHashable(id), namespace: namespace)
    return [view]
  }
}

public typealias AccessibilityRotorContent = View

public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType

  public static let links = AccessibilitySystemRotor(type: .link)
  public static let headings = AccessibilitySystemRotor(type: .heading)
  public static let boldText = AccessibilitySystemRotor(type: .boldText)
  public static let italicText = AccessibilitySystemRotor(type: .italicText)
  public static let underlineText = AccessibilitySystemRotor(type: .underlineText)
  public static let misspelledWords = AccessibilitySystemRotor(type: .misspelledWord)
  public static let images = AccessibilitySystemRotor(type: .image)
  public static let textFields = AccessibilitySystemRotor(type: .textField)
  public static let tables = AccessibilitySystemRotor(type: .table)
  public static let lists = AccessibilitySystemRotor(type: .list)
  public static let landmarks = AccessibilitySystemRotor(type: .landmark)
}

extension View {
  public func accessibilityRotor<Content: View>(
    _ label: Text,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View { modifier(RotorModifier(name: .own(label.plain), entries: entries)) }

  public func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }

  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: View>(
    _ label: L,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }

  public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: @escaping () -> Content
  ) -> some View { modifier(RotorModifier(name: .system(systemRotor.type), entries: entries)) }

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

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel) }

  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel) }

  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  )
    -> some View
  {
    told { $0.entries.append(HostedRotor.Entry(id: AnyHashable(id), namespace: namespace)) }
  }
}
