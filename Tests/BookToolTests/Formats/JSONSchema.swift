import Foundation

/// The part of JSON Schema that `docs/schemas` uses, in strict form: keys that no schema describes
/// and unknown keywords are violations.
struct JSONSchema {
  let root: JSONValue

  private static let remarks: Set = ["$schema", "$id", "$defs", "title", "description"]

  /// The violations of the schema, with their paths.
  func violations(in value: JSONValue) -> [String] {
    violations(of: value, by: root, at: "$")
  }

  private func violations(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    guard let keywords = schema.object else { return ["\(place): the schema is no object"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$ref": reference(rule, value, place)
      case "type":
        rule.text.map(value.types.contains) == true ? [] : ["\(place): no \(rule.text ?? "type")"]
      case "const": value == rule ? [] : ["\(place): another value"]
      case "enum": rule.list?.contains(value) == true ? [] : ["\(place): none of the values"]
      case "minimum": (value.number ?? 0) >= (rule.number ?? 0) ? [] : ["\(place): too small"]
      case "pattern": pattern(rule, value, place)
      case "required":
        (rule.list ?? []).compactMap(\.text).filter { value[$0] == nil }
          .map { "\(place): no key '\($0)'" }
      case "properties": properties(rule, value, place)
      case "items":
        (value.list ?? []).enumerated().flatMap { index, item in
          violations(of: item, by: rule, at: "\(place)[\(index)]")
        }
      case _ where Self.remarks.contains(keyword): []
      default: ["\(place): the keyword '\(keyword)' is not known to the tests"]
      }
    }
  }

  private func reference(_ rule: JSONValue, _ value: JSONValue, _ place: String) -> [String] {
    let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
    guard let schema = root["$defs"]?[name] else { return ["\(place): no definition '\(name)'"] }
    return violations(of: value, by: schema, at: place)
  }

  private func properties(_ rule: JSONValue, _ value: JSONValue, _ place: String) -> [String] {
    (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { key, member in
      rule[key].map { violations(of: member, by: $0, at: "\(place).\(key)") }
        ?? ["\(place): the key '\(key)' is not described"]
    }
  }

  private func pattern(_ rule: JSONValue, _ value: JSONValue, _ place: String) -> [String] {
    guard let expression = try? Regex(rule.text ?? "") else { return ["\(place): no pattern"] }
    return value.text?.contains(expression) == true ? [] : ["\(place): not of the pattern"]
  }
}

/// Any JSON value.
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

  subscript(key: String) -> JSONValue? { object?[key] }

  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }
  var list: [JSONValue]? { if case .list(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The names of the value's types in JSON Schema.
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

/// Access to files of the repository.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  static func json(_ path: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(try text(path).utf8))
  }
}
