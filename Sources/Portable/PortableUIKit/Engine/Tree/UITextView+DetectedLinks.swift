import Foundation

extension UITextView {
  /// The text with the links of its attributes, and those that data detectors find.
  ///
  /// Source: Apple's documentation of `dataDetectorTypes`: detected items become links while the text
  /// can't be edited; certainty A. What is found: C.
  var linkedText: NSAttributedString? {
    guard !dataDetectorTypes.isEmpty, let text = attributedText else { return attributedText }
    let linked = NSMutableAttributedString(attributedString: text)
    for (range, address) in detectedLinks(in: text.string) {
      let place = NSRange(range, in: text.string)
      guard text.attribute(.link, at: place.location, effectiveRange: nil) == nil else { continue }
      linked.addAttribute(.link, value: address, range: place)
    }
    return linked
  }

  private func detectedLinks(in text: String) -> [(Range<String.Index>, String)] {
    var found: [(Range<String.Index>, String)] = []
    if dataDetectorTypes.contains(.link) {
      for match in text.matches(of: /(https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]/) {
        found.append((match.range, String(match.0)))
      }
      for match in text.matches(of: /[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+/) {
        found.append((match.range, "mailto:\(match.0)"))
      }
    }
    if dataDetectorTypes.contains(.phoneNumber) {
      for match in text.matches(of: /\+?\(?[0-9][0-9 ().\-]{5,}[0-9]/)
      where !found.contains(where: { $0.0.overlaps(match.range) }) {
        found.append((match.range, "tel:\(match.0.filter { $0.isNumber || $0 == "+" })"))
      }
    }
    return found
  }
}
