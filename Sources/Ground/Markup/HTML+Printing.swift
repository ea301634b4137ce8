extension HTML {
  /// The characters of the piece, laid out so that differences can be read.
  package func render() -> String {
    var printer = HTMLPrinter(.readable)
    printer.print(self)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}
