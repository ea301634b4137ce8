import SwiftSyntax

/// What a property or parameter of a class that draws may say about the drawing.
enum Datum {
  /// A number or time that is rarely a length.
  case number
  /// A number that is often a length or a duration.
  case length
  case numbers
  /// A list of points or of a type of the app.
  case list

  /// Whether it is data and not the shape or style of a drawing, which is a guess by its name.
  func isData(named name: String) -> Bool {
    let words = name.wordsOfName
    guard words.isDisjoint(with: Self.styles) else { return false }
    return self != .length || !words.isDisjoint(with: Self.amounts)
  }

  /// What numbers of the shape or style of a drawing are called.
  private static let styles: Set<String> = [
    "alpha", "amplitude", "angle", "angles", "animation", "aspect", "axis", "blur", "border",
    "bottom", "center", "color", "colors", "column", "columns", "components", "constraints",
    "corner", "corners", "curve", "dash", "dashes", "degree", "degrees", "delay", "depth",
    "direction", "distance", "duration", "edge", "edges", "factor", "font", "frequency", "gap",
    "gradient", "height", "id", "identifier", "inset", "insets", "intensity", "interval", "left",
    "length", "line", "lines", "location", "locations", "margin", "multiplier", "offset",
    "opacity", "origin", "padding", "pattern", "phase", "position", "radians", "radii", "radius",
    "ratio", "right", "rotation", "row", "rows", "scale", "shadow", "side", "sides", "size",
    "space", "spacing", "stroke", "style", "tag", "thickness", "top", "weight", "width", "x", "y",
    "z",
  ]

  /// What numbers of data are called.
  private static let amounts: Set<String> = [
    "amount", "balance", "battery", "completion", "count", "current", "data", "elapsed",
    "fraction", "goal", "hour", "hours", "humidity", "level", "max", "maximum", "min", "minimum",
    "minute", "minutes", "number", "percent", "percentage", "price", "progress", "quantity",
    "rating", "remaining", "score", "second", "seconds", "speed", "step", "steps", "temperature",
    "time", "total", "value", "volume",
  ]
}

extension String {
  /// The words of a name in code, such as "start" and "value" of 'startValue', in lowercase.
  var wordsOfName: Set<String> {
    var words: [String] = [""]
    for letter in self {
      if letter.isUppercase || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return Set(words)
  }
}

extension TypeSyntax {
  /// `nil` if it holds neither numbers nor data.
  var datum: Datum? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.datum }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.datum
    }
    if let list = self.as(ArrayTypeSyntax.self) { return list.element.listDatum }
    if let table = self.as(DictionaryTypeSyntax.self) { return table.value.listDatum }
    let name = trimmedDescription
    return numbers.contains(name) ? .number : lengths.contains(name) ? .length : nil
  }

  private var listDatum: Datum? {
    let names = tokens(viewMode: .sourceAccurate).map(\.text)
    if names.contains("->") { return nil }
    if names.contains(where: { (numbers + lengths).contains($0) }) { return .numbers }
    guard let name = self.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
    let isOfSystem = ["Any", "CA", "CG", "NS", "UI"].contains { name.hasPrefix($0) }
    return name == "CGPoint" || !isOfSystem && !["Bool", "String"].contains(name) ? .list : nil
  }
}

extension ExprSyntax {
  /// What a property without a type gets from its first value.
  var datum: Datum? {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) {
      return .number
    }
    let elements = self.as(ArrayExprSyntax.self)?.elements
    return elements?.first?.expression.datum == .number ? .numbers : nil
  }
}

private let numbers = ["Date", "Decimal", "Double", "Float", "Int", "NSNumber"]
private let lengths = ["CGFloat", "TimeInterval"]
