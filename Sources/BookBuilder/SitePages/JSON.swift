/// A value of JSON whose keys keep their order.
indirect enum JSON: Sendable {
  /// Characters.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// Values one after another.
  case list([JSON])
  /// Values by name.
  case object([(String, JSON)])

  /// The characters of the value, without spaces.
  var text: String {
    switch self {
    case .text(let text): Self.quote(text)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let entries):
      "{" + entries.map { "\(Self.quote($0.0)):\($0.1.text)" }.joined(separator: ",") + "}"
    }
  }

  private static func quote(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      return "\"" + text + "\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self = .text(value)
  }
}
