/// An app.
@preconcurrency @MainActor
public protocol App {
  /// What the app is made of.
  associatedtype Body: Scene

  /// What the app is made of.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Does nothing: there is no screen to run on until somebody asks for a view.
  public static func main() {}
}

/// A window of an app.
@preconcurrency @MainActor
public protocol Scene {
  /// What the window is made of.
  associatedtype Body: Scene

  /// What the window is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@_spi(Primitive) extension Scene where Body == Never {
  /// A scene of the library has no body; Apple's stop the program as well.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A builder of scenes from statements.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it stands.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window that shows views.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// What the scene is made of.
  public typealias Body = Never

  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Whether an app is in front.
public enum ScenePhase: Comparable, Sendable {
  /// It is not seen.
  case background
  /// It is seen, but does not answer.
  case inactive
  /// It is in front.
  case active
}

extension EnvironmentValues {
  /// Whether the app is in front; here it always is.
  public var scenePhase: ScenePhase { .active }
}

/// Views for Xcode's canvas, as they were declared before macros.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the device of a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the room of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// Takes a name.
  public init(stringLiteral value: String) {}
}

/// The room of a preview.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: Double, height: Double)
}
