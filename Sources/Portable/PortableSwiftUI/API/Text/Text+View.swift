import Foundation
import PortableUIKit

extension Text: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let font = (ownFont ?? context.environment.font ?? .body)
      .inUIKit(context.environment, weight: ownWeight)
    let plain = plain.written(in: context.environment.textCase)
    let surface = TextSurface(
      text: plain,
      font: font,
      lines: context.environment.lineLimit ?? 0,
      color: context.environment.foregroundColor(ownForeground),
      isEnabled: context.environment.isEnabled
    )
    var facts = AccessibilityFacts()
    facts.label = spoken(in: context.environment.textCase)
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

extension String {
  /// The text in capitals, in small letters, or as it is.
  fileprivate func written(in textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: localizedUppercase
    case .lowercase: localizedLowercase
    case nil: self
    }
  }
}

extension Text {
  /// What is said: letters are those that are shown.
  ///
  /// Source: AccessibilitySnapshot's images of lists of iOS 17 and 18, where headers stand in capitals;
  /// certainty A.
  fileprivate func spoken(in textCase: Text.Case?) -> NSAttributedString {
    guard textCase != nil, spokenLabel == nil else { return spoken }
    var copy = self
    copy.plain = plain.written(in: textCase)
    return copy.spoken
  }
}
