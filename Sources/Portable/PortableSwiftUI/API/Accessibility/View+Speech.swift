import Foundation
import PortableUIKit

// Apple documents these of views as well; they act on the texts inside.
nonisolated extension View {
  /// Spells texts out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speaking(.accessibilitySpeechSpellOut, value)
  }

  /// Speaks all signs of texts.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speaking(.accessibilitySpeechPunctuation, value)
  }

  /// Speaks texts higher or lower; from -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    speaking(.accessibilitySpeechPitch, value + 1)
  }

  /// Lets announcements of texts wait.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    speaking(.accessibilitySpeechQueueAnnouncement, value)
  }

  private func speaking(
    _ key: NSAttributedString.Key,
    _ value: some Sendable
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { facts in
      guard let label = facts.label else { return }
      let marked = NSMutableAttributedString(attributedString: label)
      marked.addAttribute(key, value: value, range: NSRange(location: 0, length: marked.length))
      facts.label = marked
    }
  }
}
