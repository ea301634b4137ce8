/// The value of an HTML attribute as browsers read it.
enum AttributeValue {
  /// Replaces references by number, such as `&#x2F;`, and by the names that occur in addresses.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing(/&(?:#[xX]([0-9A-Fa-f]{1,6})|#([0-9]{1,7})|(\w+));/) { match in
      if let name = match.output.3 { return names[String(name)] ?? String(match.output.0) }
      let number =
        match.output.1.flatMap { UInt32($0, radix: 16) } ?? match.output.2.flatMap { UInt32($0) }
      let scalar = number.flatMap(Unicode.Scalar.init)
      return scalar.map { String($0) } ?? String(match.output.0)
    }
  }

  private static let names = [
    "amp": "&", "apos": "'", "colon": ":", "commat": "@", "equals": "=", "gt": ">", "lowbar": "_",
    "lt": "<", "num": "#", "percnt": "%", "period": ".", "plus": "+", "quest": "?", "quot": "\"",
    "sol": "/",
  ]
}
