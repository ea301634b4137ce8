public import Foundation
public import PortableUIKit

@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App { public static func main() {} }

@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}
@_spi(Primitive) extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content> { let content: Content }

extension WindowGroup: Scene where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension EnvironmentValues { public var scenePhase: ScenePhase { .active } }

@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    preconditionFailure("no app runs here, so it has no delegate")
  }
}

// Accepted without effect: no other app opens this one.
nonisolated extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
