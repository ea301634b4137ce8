package struct PrintedPage: Hashable, Sendable {
  package var bytes: [UInt8]
  package var metrics: PageMetrics

  package init(_ page: HTML) {
    var printer = HTMLPrinter()
    printer.bytes.append("<!DOCTYPE html>\n")
    printer.print(page)
    bytes = printer.bytes
    metrics = printer.metrics
  }
}

extension HTML {
  package func render() -> String {
    var printer = HTMLPrinter()
    printer.print(self)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}

/// Prints HTML with a line for each block, and collects metrics.
///
/// Line breaks are added only where whitespace is insignificant.
private struct HTMLPrinter {
  var bytes: [UInt8] = []
  private(set) var metrics = PageMetrics()
  private var isPreformatted = false
  private var isDrawing = false

  mutating func print(_ html: HTML) {
    switch html {
    case .text(let text): bytes.append(escaped: text, in: .text)
    case .group(let pieces): for piece in pieces { print(piece) }
    case .marked(let mark, let piece):
      metrics.all.add(mark)
      print(piece)
    case .void(let name, let attributes):
      let rule = ElementRule.of(name)
      printStart(name, rule, attributes)
      endLine(after: rule)
    case .element(let name, let attributes, let content):
      let rule = ElementRule.of(name)
      printStart(name, rule, attributes)
      if name == "svg", !isDrawing {
        let start = bytes.count
        isDrawing = true
        print(content)
        isDrawing = false
        metrics.drawings += bytes.count - start
      } else if name == "pre", !isPreformatted {
        isPreformatted = true
        print(content)
        isPreformatted = false
      } else if name == "details", !attributes.contains(.open) {
        metrics.closed += 1
        print(content)
        metrics.closed -= 1
      } else if name == "summary", metrics.closed > 0 {
        metrics.closed -= 1
        print(content)
        metrics.closed += 1
      } else {
        print(content)
      }
      bytes.append("</")
      bytes.append(name)
      bytes.append(">")
      endLine(after: rule)
    }
  }

  private mutating func printStart(_ name: String, _ rule: ElementRule, _ attributes: [Attribute]) {
    metrics.count(name, rule, attributes)
    bytes.append("<")
    bytes.append(name)
    for attribute in attributes {
      bytes.append(" ")
      bytes.append(attribute.name)
      // An empty `alt` has a meaning; other empty values are Boolean attributes.
      guard !attribute.value.isEmpty || attribute.name == "alt" else { continue }
      bytes.append("=\"")
      bytes.append(escaped: attribute.value, in: .attribute)
      bytes.append("\"")
    }
    bytes.append(">")
    if name == "body" { metrics.startOfBody = bytes.count }
  }

  private mutating func endLine(after rule: ElementRule) {
    if rule.isBlock, !isPreformatted { bytes.append("\n") }
  }
}
