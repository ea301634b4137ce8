import PortableUIKit

/// Something that is shown above other views while a condition holds.
struct Presented {
  /// What is shown.
  enum Kind {
    /// A screen on top of a stack.
    case page(AnyView)
    /// A sheet, or something that covers the screen.
    case sheet(AnyView, UIModalPresentationStyle)
    /// A question.
    case alert(AlertContent)
  }

  let identity: ViewIdentity
  let isShown: Bool
  let kind: Kind
  let environment: EnvironmentValues
  /// Tells the app that it is to go, or gone.
  let leave: () -> Void
  /// Tells the app that it is gone, whoever took it away.
  ///
  /// Source: Apple's documentation of `sheet(isPresented:onDismiss:content:)`; certainty A.
  var onDismiss: (() -> Void)?
}
