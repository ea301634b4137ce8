public import PortableUIKit

/// A controller of UIKit inside views of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller tells of what happens.
  associatedtype Coordinator = Void
  /// What is known when the controller is made or changed.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Lets the controller show what is true now.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what the controller tells of what happens.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known when a controller of UIKit is made or changed.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller tells of what happens.
  public let coordinator: Representable.Coordinator
  /// What the surroundings say.
  public let environment: EnvironmentValues
  /// What belongs to the change.
  public let transaction = Transaction()
}

extension UIViewControllerRepresentable {
  /// The view of the controller.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  /// What the controller comes to at a place.
  func renderRepresented(in context: RenderContext) -> [RenderedView] {
    let box = context.pass.graph.slot(SlotKey(identity: context.identity, name: "coordinator")) {
      CoordinatorBox(makeCoordinator())
    }
    let known = UIViewControllerRepresentableContext<Self>(
      coordinator: box.coordinator,
      environment: context.environment
    )
    let surface = ControllerSurface {
      makeUIViewController(context: known)
    } change: { controller in
      updateUIViewController(controller, context: known)
    }
    return [
      RenderedView(context, layout: LeafRule.flexible, surface: surface, accessibility: .native)
    ]
  }
}
