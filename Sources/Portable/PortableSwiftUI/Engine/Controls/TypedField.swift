import Foundation
import PortableUIKit

/// A field or area for text: one of UIKit's.
struct TypedField {
  /// What it looks like.
  enum Kind {
    case line
    case lines
    case secret
    case area
  }

  let text: Binding<String>
  let label: AnyView
  let prompt: Text?
  let kind: Kind
}

extension TypedField: View {
  typealias Body = Never
}

extension TypedField: PrimitiveView {
  /// The title or prompt is the label only while the field is empty.
  ///
  /// Source: AccessibilitySnapshot's images, CVS Health's legends; certainty A.
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(in: context.entering(.part("label")))
    let items = names.flatMap { AccessibilityCollector().items(of: $0) }
    let title = AccessibilityMerge(items.map(\.facts)).facts.label?.string
    let surface = FieldSurface(
      text: text,
      placeholder: prompt?.plain ?? title,
      kind: kind,
      typing: context.environment.typing,
      isEnabled: context.environment.isEnabled
    )
    let rule: LeafRule = kind == .area ? .flexible : .line(height: 34)
    return [RenderedView(context, layout: rule, surface: surface, accessibility: .native)]
  }
}
