public import PortableUIKit

@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

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
