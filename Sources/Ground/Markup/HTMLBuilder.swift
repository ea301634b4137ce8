/// Puts the statements of a closure together as pieces of a page.
@resultBuilder
package enum HTMLBuilder {
  package static func buildExpression(_ html: HTML) -> HTML { html }
  package static func buildExpression(_ text: String) -> HTML { .text(text) }
  package static func buildBlock(_ piece: HTML) -> HTML { piece }
  package static func buildBlock(_ pieces: HTML...) -> HTML { .group(pieces) }
  package static func buildOptional(_ html: HTML?) -> HTML { html ?? .empty }
  package static func buildEither(first html: HTML) -> HTML { html }
  package static func buildEither(second html: HTML) -> HTML { html }
  package static func buildArray(_ pieces: [HTML]) -> HTML { .group(pieces) }
}
