import Markdown
import SourceText

extension [Inline] {
  /// The words of a heading without the attributes that mdBook reads at its end, such as `{#name .big}`;
  /// a name in them becomes a place.
  var withPlaceOfAttributes: [Inline] {
    guard let end = last, case .text(let text) = end.kind, text.hasSuffix("}"),
      let start = text.lastIndex(of: "{")
    else { return self }
    let attributes = text[start...].dropFirst().dropLast().split(separator: " ")
    guard attributes.allSatisfy({ $0.hasPrefix("#") || $0.hasPrefix(".") || $0.contains("=") })
    else { return self }
    let words = Inline(.text(text[..<start].trimmingWhitespace()), at: end.position)
    let place = attributes.first { $0.hasPrefix("#") }
      .map { Inline(.html(String($0.dropFirst())), at: end.position) }
    return dropLast() + [words] + [place].compactMap(\.self)
  }
}
