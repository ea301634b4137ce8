import Foundation
import PortableUIKit

extension Text: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let font = (ownFont ?? context.environment.font ?? .body).inUIKit(context.environment)
    let surface = TextSurface(text: plain, font: font, lines: context.environment.lineLimit ?? 0)
    var facts = AccessibilityFacts()
    facts.label = spoken
    facts.traits = .staticText
    facts.isEnabled = context.environment.isEnabled
    return [
      RenderedView(
        context,
        layout: LeafRule(measure: surface.size),
        surface: surface,
        // Source: AccessibilitySnapshot; an empty text is no element; certainty C.
        accessibility: plain.isEmpty && spokenLabel == nil ? .children : .element(facts)
      )
    ]
  }
}
