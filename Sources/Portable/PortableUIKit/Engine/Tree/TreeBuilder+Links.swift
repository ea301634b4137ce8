import AccessibilityTree
import Foundation

/// An object whose text has links that can be followed one by one.
@MainActor
package protocol LinkFollowing {
  /// Follows a link, counted in the order of the text.
  ///
  /// - Returns: Whether there is such a link.
  func followLink(_ index: Int) -> Bool
}

extension TreeBuilder {
  /// The links in the attributes of the label and the value, or in the text of a read-only text
  /// view.
  ///
  /// Source: square/Blueprint, pull request 473: VoiceOver announces them; certainty B.
  func textLinks(of object: UIResponder, in element: AccessibilityElement) -> [TextLink] {
    let label = element.label == nil ? [] : links(in: object.accessibilityAttributedLabel)
    guard let text = object as? UITextView, element.value == text.text else {
      return label + links(in: object.accessibilityAttributedValue, isInValue: true)
    }
    return label + (text.offersLinks ? links(in: text.linkedText, isInValue: true) : [])
  }

  private func links(in text: NSAttributedString?, isInValue: Bool = false) -> [TextLink] {
    (text?.linkRanges ?? []).map { link in
      TextLink(words: link.words, start: link.start, isInValue: isInValue)
    }
  }
}

extension NSAttributedString {
  /// The links of the text, with the number of characters before each.
  var linkRanges: [(words: String, start: Int, range: NSRange, link: Any)] {
    var found: [(words: String, start: Int, range: NSRange, link: Any)] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.link, in: whole) { value, range, _ in
      guard let value else { return }
      let before = NSRange(location: 0, length: range.location)
      let start = attributedSubstring(from: before).string.count
      found.append((attributedSubstring(from: range).string, start, range, value))
    }
    return found
  }
}

extension UITextView: LinkFollowing {
  /// Links of a text that is edited or can't be selected don't react to touch.
  ///
  /// Source: Apple's documentation of `isSelectable`; certainty A.
  final var offersLinks: Bool { isReadOnly && isSelectable }

  package func followLink(_ index: Int) -> Bool {
    guard offersLinks, let links = linkedText?.linkRanges, links.indices.contains(index) else {
      return false
    }
    let (link, range) = (links[index].link, links[index].range)
    guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else {
      return false
    }
    guard let delegate = editingDelegate else { return true }
    let isAllowed = delegate.textView(
      self,
      shouldInteractWith: url,
      in: range,
      interaction: .invokeDefaultAction
    )
    guard isAllowed else { return true }
    // Here no other app opens the address.
    let item = UITextItem(.link(url), in: range)
    let usual = UIAction { _ in }
    delegate.textView(self, primaryActionFor: item, defaultAction: usual)?.perform(sender: self)
    return true
  }
}
