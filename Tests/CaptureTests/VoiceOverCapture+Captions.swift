import PortableUIKit
import SpeechRules

extension VoiceOverCapture {
  // Source: the caption panel of VoiceOver on an iPhone with iOS 26.6.1, and on simulators of iOS 26
  // and 27; `Content/heard` has their addresses.
  static let captions: [VoiceOverCapture] = [
    VoiceOverCapture("Close, Button", in: .caption) { .button("Close") },
    VoiceOverCapture("Back button", in: .caption) {
      .element("Back", traits: UIAccessibilityTraits(rawValue: 1 << 27))
    },
    VoiceOverCapture("blue accessible card, selected", in: .caption) {
      .element("blue accessible card, selected", traits: .none)
    },
    VoiceOverCapture("blue accessible card, selected, 100%", in: .caption) {
      .element("blue accessible card, selected", value: "100%", traits: .none)
    },
    VoiceOverCapture("Give a Rating | dimmed", in: .caption) {
      .element("Give a Rating", traits: .notEnabled)
    },
    VoiceOverCapture("Undo, Button", in: .caption) { .button("Undo") },
    VoiceOverCapture(
      "Overdue alerts, always on, dimmed, Switch button, on, Always escalate immediately, "
        + "never held for the digest",
      in: .caption
    ) {
      let toggle = UISwitch()
      toggle.isOn = true
      toggle.isEnabled = false
      toggle.accessibilityLabel = "Overdue alerts, always on"
      toggle.accessibilityHint = "Always escalate immediately, never held for the digest"
      return toggle
    },
    VoiceOverCapture("22, selected, Picker Item, adjustable, 22 of 30", in: .caption, stop: 1) {
      [.wheels(day: 22)]
    },
    VoiceOverCapture("Minutes, 24 minutes, adjustable", in: .caption, stop: 1) {
      [.countdown(minutes: 24)]
    },
  ]

  static let announcements = [
    "Metformin logged at 2:14 PM. Undo available", "Add at least one time, like 8:00 AM",
    "Moved 2 items to position 2 of 3.", "Dropped 2 items.",
  ]
}
