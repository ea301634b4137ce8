package import AssistiveTechnology
import Foundation

/// What a compiled program asks the stage to do with what it shows.
package struct ScreenRequest: Hashable, Codable, Sendable {
  /// Which assistive technology is driven.
  package var technology: TechnologyKind
  /// The device and what its user has chosen.
  package var settings: ScreenSettings
  /// The gestures or commands; empty for a walk over the whole screen.
  package var script: [String]
  package var isDrawn: Bool
  /// The item that is shown large over the drawing, by its title or label; `nil` for none.
  package var enlarged: String?

  package init(
    technology: TechnologyKind,
    settings: ScreenSettings,
    script: [String],
    isDrawn: Bool = false
  ) {
    self.technology = technology
    self.settings = settings
    self.script = script
    self.isDrawn = isDrawn
  }

  /// Reads a request.
  ///
  /// - Throws: a `DecodingError` if the text is no request.
  package init(json: String) throws {
    self = try JSONDecoder().decode(ScreenRequest.self, from: Data(json.utf8))
  }

  /// The request as one line of JSON; the same request gives the same line.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and enumerations can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
