import PortableUIKit

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

public struct DismissAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}

public struct OpenURLAction {
  public enum Result: Sendable { case handled, discarded, systemAction }

  let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

public struct PresentationMode {
  public let isPresented: Bool
  let leave: () -> Void

  public mutating func dismiss() { leave() }
}
