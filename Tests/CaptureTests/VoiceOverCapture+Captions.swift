import PortableUIKit

extension VoiceOverCapture {
  // Source: the caption panel of VoiceOver on an iPhone with iOS 26.6.1, and on simulators of iOS 26
  // and 27; `Content/heard` has their addresses.
  static let captions: [VoiceOverCapture] = [
    VoiceOverCapture("Close, Button", in: .caption) { .button("Close") },
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
    VoiceOverCapture("22, selected, Picker Item, adjustable", in: .caption) {
      .element("22", traits: [.adjustable, .selected, UIAccessibilityTraits(rawValue: 1 << 19)])
    },
    VoiceOverCapture("Minutes, 24 minutes, adjustable", in: .caption) {
      .element("Minutes", value: "24 minutes", traits: .adjustable)
    },
  ]
}
