package import Foundation

extension JSONEncoder {
  /// Writes values for programs: without spaces, and the same bytes for the same values every time.
  package static var compact: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Writes values for programs and people: one on each line, and the same bytes for the same values
  /// every time.
  package static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
