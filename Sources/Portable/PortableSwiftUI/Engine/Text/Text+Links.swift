import Foundation
import PortableFoundation
import PortableUIKit

extension Text {
  /// The text with its links in Markdown, to be part of another text.
  var markdown: String {
    var text = plain
    for link in links.reversed() {
      let start = text.index(text.startIndex, offsetBy: link.start)
      let end = text.index(start, offsetBy: link.count)
      text.replaceSubrange(start..<end, with: "[\(text[start..<end])](\(link.destination))")
    }
    return text
  }

  /// Lets a double tap follow a link: the one that the rotor found, or else the only one.
  ///
  /// Source: MagentaA11y's checklist of links: double tap activates a link within a paragraph;
  /// certainty B. That several links need the rotor: square/Blueprint, pull request 459, C.
  func follow(in open: OpenURLAction, _ properties: inout AccessibilityProperties) {
    guard spokenLabel == nil else { return }
    properties.links = links.map { link in
      { if let url = URL(string: link.destination) { open(url) } }
    }
    guard links.count == 1, let only = properties.links.first else { return }
    properties.activation = only
    properties.isTapped = true
    // The text as a whole is no control with a name for Voice Control or a size of its own.
    properties.respondsToUser = properties.respondsToUser ?? false
  }
}

extension AttributedString {
  var markedLinks: [InlineMarkdown.Link] {
    var start = 0
    var links: [InlineMarkdown.Link] = []
    for run in runs {
      let count = characters[run.range].count
      defer { start += count }
      guard let url = run.link else { continue }
      if let last = links.last, last.destination == url.absoluteString,
        last.start + last.count == start
      {
        // Different styles inside a link are still one link.
        links[links.count - 1].count += count
      } else {
        links.append(.init(start: start, count: count, destination: url.absoluteString))
      }
    }
    return links
  }
}

extension InlineMarkdown.Link {
  func range(in text: String) -> NSRange {
    let start = text.index(text.startIndex, offsetBy: start)
    return NSRange(start..<text.index(start, offsetBy: count), in: text)
  }
}

extension HostedElement: LinkFollowing {}
