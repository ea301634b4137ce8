/// Words around values: “Chapter {1} of {2}” is a `Phrase<Int, Int>`.
package struct Phrase<each Value: CustomStringConvertible>: Decodable, Sendable {
  private let template: Template

  package init(from decoder: any Decoder) throws {
    template = Template(try decoder.singleValueContainer().decode(String.self))
  }

  /// The words with values in their places.
  package func callAsFunction(_ values: repeat each Value) -> String {
    var texts: [String] = []
    repeat texts.append((each values).description)
    return template.filled(with: texts)
  }
}
