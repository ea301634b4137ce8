public import PortableUIKit

@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

struct RepresentedView<Representable: UIViewRepresentable>: Surface {
  let representable: Representable
  let context: UIViewRepresentableContext<Representable>

  func makeView(in host: HostView) -> UIView { representable.makeUIView(context: context) }
  func canUpdate(_ view: UIView) -> Bool { view is Representable.UIViewType }

  func update(_ view: UIView) {
    guard let view = view as? Representable.UIViewType else { return }
    representable.updateUIView(view, context: context)
  }
}

final class CoordinatorBox<Coordinator> {
  let coordinator: Coordinator

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension UIViewRepresentable {
  func renderRepresented(in context: RenderContext) -> [RenderedView] {
    let box = context.pass.graph.slot(SlotKey(identity: context.identity, name: "coordinator")) {
      CoordinatorBox(makeCoordinator())
    }
    let known = UIViewRepresentableContext<Self>(
      coordinator: box.coordinator,
      environment: context.environment
    )
    let measured = context.pass.graph.slot(SlotKey(identity: context.identity, name: "measure")) {
      CoordinatorBox(makeUIView(context: known))
    }
    let rule = LeafRule { proposal in
      let view = measured.coordinator
      updateUIView(view, context: known)
      let intrinsicSize = view.intrinsicContentSize
      let offered = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: intrinsicSize.width > 0 ? intrinsicSize.width : offered.width,
        height: intrinsicSize.height > 0 ? intrinsicSize.height : offered.height
      )
    }
    let surface = RepresentedView(representable: self, context: known)
    let view = RenderedView(context, layout: rule, surface: surface, accessibility: .native)
    view.nativeProperties = {
      updateUIView(measured.coordinator, context: known)
      return AccessibilityMerge(AccessibilityProperties.all(in: measured.coordinator)).properties
    }
    return [view]
  }
}
