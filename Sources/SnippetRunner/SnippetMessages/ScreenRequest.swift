package import AssistiveTechnology
import Foundation

/// What a compiled program asks the stage to do with a screen.
///
/// It is embedded in the generated code as JSON.
package struct ScreenRequest: Hashable, Codable, Sendable {
  package var technology: TechnologyKind
  package var settings: ScreenSettings
  /// Gestures or commands; if empty, the whole screen is read.
  package var script: [String]
  package var isDrawn: Bool
  /// The title or label of the item to show in the large content viewer; `nil` for none.
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

  package init(json: String) throws {
    self = try JSONDecoder().decode(ScreenRequest.self, from: Data(json.utf8))
  }

  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and enumerations can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
