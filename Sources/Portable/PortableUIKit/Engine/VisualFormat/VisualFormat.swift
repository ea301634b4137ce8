import Foundation

/// The parsed form of a visual format such as `H:|-[title]-8-[close(44)]|`.
///
/// Source: Apple's archived “Auto Layout Guide”, “Visual Format Language”; certainty A for the
/// grammar.
struct VisualFormat: Equatable {
  enum Item: Equatable {
    case superview
    case view(String, lengths: [Length])
  }

  struct Length: Equatable {
    enum Amount: Equatable {
      case number(Double)
      case name(String, multiplier: Double, constant: Double)
    }

    var relation: NSLayoutConstraint.Relation
    var amount: Amount
    var priority: Amount?
  }

  enum Connection: Equatable {
    case none
    case standard
    case lengths([Length])
  }

  var isVertical: Bool
  var items: [Item]
  /// The connections between the items, one fewer than items.
  var connections: [Connection]
}

struct VisualFormatParser {
  struct Mistake: Error, Equatable {
    let expectation: String
    /// The number of characters parsed successfully.
    let offset: Int
  }

  private let text: [Character]
  private var index = 0

  private init(_ text: String) { self.text = Array(text) }

  static func parse(_ text: String) throws(Mistake) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  private mutating func format() throws(Mistake) -> VisualFormat {
    let isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    var format = VisualFormat(isVertical: isVertical, items: [try item()], connections: [])
    while index < text.count {
      format.connections.append(try connection())
      format.items.append(try item())
      if format.items.last == .superview, index < text.count { throw mistake("the end") }
    }
    return format
  }

  private mutating func item() throws(Mistake) -> VisualFormat.Item {
    if take("|") { return .superview }
    guard take("[") else { throw mistake("'|' or '['") }
    let name = try word()
    let lengths = peek == "(" ? try lengthsInParentheses() : []
    guard take("]") else { throw mistake("']'") }
    return .view(name, lengths: lengths)
  }

  private mutating func connection() throws(Mistake) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let lengths =
      peek == "("
      ? try lengthsInParentheses()
      : [VisualFormat.Length(relation: .equal, amount: try amount())]
    guard take("-") else { throw mistake("'-'") }
    return .lengths(lengths)
  }

  private mutating func lengthsInParentheses() throws(Mistake) -> [VisualFormat.Length] {
    guard take("(") else { throw mistake("'('") }
    var lengths = [try length()]
    while take(",") { lengths.append(try length()) }
    guard take(")") else { throw mistake("')'") }
    return lengths
  }

  private mutating func length() throws(Mistake) -> VisualFormat.Length {
    let relation: NSLayoutConstraint.Relation =
      if take(">=") { .greaterThanOrEqual } else if take("<=") { .lessThanOrEqual } else { .equal }
    if relation == .equal { _ = take("==") }
    let amount = try amount()
    let priority = take("@") ? try self.amount() : nil
    return VisualFormat.Length(relation: relation, amount: amount, priority: priority)
  }

  private mutating func amount() throws(Mistake) -> VisualFormat.Length.Amount {
    if let number = number() { return .number(number) }
    let name = try word()
    var multiplier = 1.0
    if take("*") {
      multiplier = try requiredNumber()
    } else if take("/") {
      multiplier = 1 / (try requiredNumber())
    }
    var constant = 0.0
    if take("+") {
      constant = try requiredNumber()
    } else if peek == "-", let next = text[safe: index + 1], next.isNumber {
      index += 1
      // The minus sign can't begin another connection (`-gap-8-` is invalid), so it subtracts.
      constant = -(try requiredNumber())
    }
    return .name(name, multiplier: multiplier, constant: constant)
  }

  private mutating func requiredNumber() throws(Mistake) -> Double {
    guard let number = number() else { throw mistake("a number") }
    return number
  }

  /// A number, with a sign only where no connection can begin.
  private mutating func number() -> Double? {
    var end = index
    if text[safe: end] == "-" || text[safe: end] == "+" { end += 1 }
    while let character = text[safe: end], character.isNumber || character == "." { end += 1 }
    guard let number = Double(String(text[index..<end])) else { return nil }
    index = end
    return number
  }

  private mutating func word() throws(Mistake) -> String {
    var end = index
    while let character = text[safe: end],
      character.isLetter || character.isNumber || character == "_" || character == "."
    { end += 1 }
    guard end > index, let first = text[safe: index], !first.isNumber else {
      throw mistake("a name")
    }
    defer { index = end }
    return String(text[index..<end])
  }

  private var peek: Character? {
    mutating get {
      skipBlanks()
      return text[safe: index]
    }
  }

  private mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard text[index...].starts(with: sign) else { return false }
    index += sign.count
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while let character = text[safe: index], character.isWhitespace { index += 1 }
  }

  private func mistake(_ expectation: String) -> Mistake {
    Mistake(expectation: expectation, offset: index)
  }
}

extension [Character] {
  fileprivate subscript(safe index: Int) -> Character? {
    indices.contains(index) ? self[index] : nil
  }
}
