/// A stop of a rotor: an element, by its identity.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text?
  let id: ID
  let namespace: Namespace.ID?
}

extension AccessibilityRotorEntry: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Creates a stop at the view with an identity.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {
    self.init(label: label, id: id, namespace: nil)
  }

  /// Creates a stop at the view with an identity.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {
    self.init(label: Text(labelKey), id: id, namespace: nil)
  }

  /// Creates a stop at the view with an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {
    self.init(label: Text(label), id: id, namespace: nil)
  }

  /// Creates a stop at the view that is marked in a namespace.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID) {
    self.init(label: label, id: id, namespace: namespace)
  }

  /// Creates a stop at the view that is marked in a namespace.
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {
    self.init(label: Text(labelKey), id: id, namespace: namespace)
  }

  /// Creates a stop at the view that is marked in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID) {
    self.init(label: Text(label), id: id, namespace: namespace)
  }
}

extension AccessibilityRotorEntry: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let view = RenderedView(context, layout: LeafRule.fixed(.zero))
    view.wishes.rotorEntry = HostedRotor.Entry(id: AnyHashable(id), namespace: namespace)
    return [view]
  }
}

/// What a rotor is made of.
public typealias AccessibilityRotorContent = View

/// The kinds of rotors of the system that an app can fill.
public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType

  /// Links.
  public static let links = AccessibilitySystemRotor(type: .link)
  /// Headings.
  public static let headings = AccessibilitySystemRotor(type: .heading)
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(type: .boldText)
  /// Slanted text.
  public static let italicText = AccessibilitySystemRotor(type: .italicText)
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(type: .underlineText)
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor(type: .misspelledWord)
  /// Pictures.
  public static let images = AccessibilitySystemRotor(type: .image)
  /// Fields for text.
  public static let textFields = AccessibilitySystemRotor(type: .textField)
  /// Tables.
  public static let tables = AccessibilitySystemRotor(type: .table)
  /// Lists.
  public static let lists = AccessibilitySystemRotor(type: .list)
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(type: .landmark)
}
