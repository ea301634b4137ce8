/// A value of JSON, whatever it holds.
enum JSONValue: Hashable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The member of an object by its key.
  subscript(key: String) -> JSONValue? { object?[key] }

  /// The members, of an object.
  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }
  /// The elements, of a list.
  var list: [JSONValue]? { if case .list(let value) = self { value } else { nil } }
  /// The text.
  var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The number.
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The types of JSON Schema that the value is of.
  var types: Set<String> {
    switch self {
    case .null: ["null"]
    case .boolean: ["boolean"]
    case .number(let value): value == value.rounded() ? ["number", "integer"] : ["number"]
    case .text: ["string"]
    case .list: ["array"]
    case .object: ["object"]
    }
  }
}
