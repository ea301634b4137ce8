import AccessibilityTree
import SpeechRules
import Testing

struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let label: String?
  let value: String?
  let hint: String?
  let traits: AccessibilityTraits
  let context: Place.Context?
  let language: String?
  let position: TraitPosition
  let description: String
  let snapshotHint: String?

  var testDescription: String { "\(description) | \(snapshotHint ?? "")" }

  init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits = [],
    context: Place.Context? = nil,
    language: String? = nil,
    position: TraitPosition = .after,
    _ description: String,
    _ snapshotHint: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.context = context
    self.language = language
    self.position = position
    self.description = description
    self.snapshotHint = snapshotHint
  }
}
