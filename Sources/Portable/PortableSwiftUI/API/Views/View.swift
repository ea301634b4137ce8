/// A part of the screen, described by other views.
@preconcurrency @MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of; it is asked again whenever something that it reads has changed.
  @ViewBuilder var body: Body { get }
}

// Nobody else sees this, so that an app's view without a body does not compile, as in Xcode.
@_spi(Primitive) extension View where Body == Never {
  /// A view of the library has no body; Apple's stop the program as well.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// There is no value to ask.
  public var body: Never { preconditionFailure("Never has no body") }
}
