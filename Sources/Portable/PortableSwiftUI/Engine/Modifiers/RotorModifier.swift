/// A modifier that adds a rotor.
struct RotorModifier<Entries: View> {
  let name: HostedRotor.Name
  let entries: () -> Entries
}

extension RotorModifier: ViewModifier {
  typealias Body = Never
}

extension RotorModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let stops = entries().rendered(in: context.entering(.part("rotor")))
    let rotor = HostedRotor(name: name, entries: stops.compactMap(\.wishes.rotorEntry))
    return content.rendered(in: context.entering(.content)).map { view in
      view.changed { $0.rotors.append(rotor) }
    }
  }
}
