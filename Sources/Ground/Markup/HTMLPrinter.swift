/// Prints the pieces of a page one after another, and counts them.
///
/// In compact style the end of an element waits until it is known what follows: the next tag may imply
/// it, and makes its line end superfluous.
struct HTMLPrinter {
  /// What is printed so far.
  private(set) var bytes: [UInt8] = []
  /// What was counted so far.
  private(set) var measures = PageMeasures()

  private let style: PrintStyle
  /// Whether every sign is text, as within `pre`.
  private var isPreformatted = false
  /// The end tag that waits.
  private var waitingTag: (name: String, end: ImpliedEnd)?
  private var lineEndWaits = false
  /// Where the drawing begins that is printed at the moment.
  private var startOfDrawing: Int?

  init(_ style: PrintStyle) {
    self.style = style
    // Most pages take less.
    bytes.reserveCapacity(1 << 16)
  }

  /// Prints the line that asks browsers to follow the standard.
  mutating func printDoctype() {
    bytes.append("<!DOCTYPE html>")
    endLine()
  }

  /// Prints a piece.
  mutating func print(_ html: HTML) {
    switch html {
    case .text(let text): print(text)
    case .group(let pieces): for piece in pieces { print(piece) }
    case .marked(let mark, let piece):
      measures.all.add(mark)
      print(piece)
    case .void(let name, let attributes):
      let tag = TagName(name)
      let rule = ElementRule.of(tag)
      printStart(name, tag, rule, attributes)
      if rule.isBlock { endLine() }
    case .element(let name, let attributes, let content):
      let tag = TagName(name)
      let rule = ElementRule.of(tag)
      printStart(name, tag, rule, attributes)
      let start = tag == Self.drawing && startOfDrawing == nil ? bytes.count : nil
      if start != nil { startOfDrawing = start }
      let isWithin = isPreformatted
      isPreformatted = isWithin || tag == Self.preformatted
      print(content)
      isPreformatted = isWithin
      if let start {
        measures.drawings += bytes.count - start
        startOfDrawing = nil
      }
      printEnd(name, tag, rule)
    }
  }

  /// Prints what still waits.
  mutating func finish() {
    settle(before: .nothing)
  }

  private mutating func print(_ text: String) {
    guard !text.isEmpty else { return }
    settle(before: .text)
    bytes.append(escaped: text, in: .text)
  }

  private mutating func printStart(
    _ name: String,
    _ tag: TagName,
    _ rule: ElementRule,
    _ attributes: [Attribute]
  ) {
    settle(before: .start(tag))
    measures.count(tag, rule, attributes)
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
    for attribute in attributes { print(attribute) }
    bytes.append(UInt8(ascii: ">"))
    if tag == Self.body { measures.startOfBody = bytes.count }
  }

  private mutating func print(_ attribute: Attribute) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(attribute.name)
    // An empty alternative says something; other empty values do not.
    guard !attribute.value.isEmpty || attribute.name == "alt" else { return }
    bytes.append(UInt8(ascii: "="))
    guard style == .readable || !attribute.value.needsNoQuotationMarks else {
      bytes.append(attribute.value)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(escaped: attribute.value, in: .attribute)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func printEnd(_ name: String, _ tag: TagName, _ rule: ElementRule) {
    settle(before: .end(tag))
    if style == .compact, !isPreformatted, let end = rule.impliedEnd {
      waitingTag = (name, end)
    } else {
      printEndTag(name)
    }
    if rule.isBlock { endLine() }
  }

  private mutating func printEndTag(_ name: String) {
    bytes.append("</")
    bytes.append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func endLine() {
    guard !isPreformatted else { return }
    switch style {
    case .readable: bytes.append(UInt8(ascii: "\n"))
    case .compact: lineEndWaits = true
    }
  }

  /// Prints of what waits as much as is needed before what follows.
  private mutating func settle(before next: ImpliedEnd.Next) {
    if let (name, end) = waitingTag {
      if !end.isImplied(before: next) { printEndTag(name) }
      waitingTag = nil
    }
    if lineEndWaits {
      switch next {
      case .start, .end: break
      case .text, .nothing: bytes.append(UInt8(ascii: "\n"))
      }
      lineEndWaits = false
    }
  }

  private static let body: TagName = "body"
  private static let drawing: TagName = "svg"
  private static let preformatted: TagName = "pre"
}
