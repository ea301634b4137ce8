/// A page as its readers load it, and what was counted while it was printed.
package struct PrintedPage: Hashable, Sendable {
  /// The characters in UTF-8.
  package var bytes: [UInt8]
  /// What the page asks of its readers and what it holds.
  package var measures: PageMeasures

  /// Prints a whole page, with the line that asks browsers to follow the standard.
  package init(_ page: HTML, _ style: PrintStyle) {
    var printer = HTMLPrinter(style)
    printer.printDoctype()
    printer.print(page)
    printer.finish()
    bytes = printer.bytes
    measures = printer.measures
  }
}
