import PortableUIKit

/// The direction in which a line is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

/// How heavy text is.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// Leaves what is shown above other views.
public struct DismissAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}

/// Opens an address.
public struct OpenURLAction {
  public enum Result: Sendable { case handled, discarded, systemAction }

  let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Whether the rows of a list are edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

/// Whether a view is shown above others, and the way back, as it was called before iOS 15.
public struct PresentationMode {
  public let isPresented: Bool
  let leave: () -> Void

  public mutating func dismiss() { leave() }
}
