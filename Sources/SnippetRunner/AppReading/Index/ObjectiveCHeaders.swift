import Foundation

/// The classes and protocols that an app declares in Objective-C, as Swift sees them.
///
/// Only what a line can express is read: superclass, properties and plain methods.
struct ObjectiveCHeaders: Sendable {
  struct Declaration: Hashable, Sendable {
    var name: String
    var isProtocol = false
    var superclass: String?
    /// Swift declarations without bodies, one for each member.
    var members: [Member] = []
  }

  struct Member: Hashable, Sendable {
    var name: String
    var text: String
    /// The type of the result; `nil` for initializers and functions without a result.
    var result: String?
  }

  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// The class or protocol of a name, with the members of its categories.
  ///
  /// Only the headers that contain the name are read: an app has hundreds.
  subscript(name: String) -> Declaration? {
    var found: Declaration?
    for text in texts where text.contains(name) {
      let code = text.replacing(#/\/\*[\s\S]*?\*\//#, with: "")
        .replacing(#/\/\/[^\n]*/#, with: "")
      let parts = code.matches(of: #/@(interface|protocol)\s+(\w+)([^;{]*?)\n([\s\S]*?)@end/#)
      for part in parts where part.2 == name {
        var entry = found ?? Declaration(name: name, isProtocol: part.1 == "protocol")
        if let match = part.3.firstMatch(of: #/^\s*(?:<[^>]*>)?\s*:\s*(\w+)/#) {
          entry.superclass = String(match.1)
        }
        for member in Self.members(String(part.4)) where !entry.members.contains(member) {
          entry.members.append(member)
        }
        found = entry
      }
    }
    return found
  }

  private static func members(_ text: String) -> [Member] {
    let flat = text.replacing("\n", with: " ")
    let properties = flat.matches(of: #/@property\s*(\([^)]*\))?\s*([^;]+);/#).compactMap {
      property(String($0.1 ?? ""), String($0.2))
    }
    let methods = flat.matches(of: #/([-+])\s*\(([^)]*)\)\s*([^;@]+?)\s*;/#).compactMap {
      method(isStatic: $0.1 == "+", String($0.2), String($0.3))
    }
    return properties + methods
  }

  private static func property(_ attributes: String, _ text: String) -> Member? {
    guard !text.contains("^"),
      let match = text.wholeMatch(of: #/(?:IBOutlet\s+)?(.*?[\s*])(\w+)\s*(?:[A-Z_]{4,}.*)?/#)
    else { return nil }
    let name = String(match.2)
    let isNullable = attributes.contains("nullable") || attributes.contains("weak")
    let type = swiftType(String(match.1), isNullable: isNullable)
    let isStatic = attributes.contains("class") ? "class " : ""
    return Member(name: name, text: "\(isStatic)var \(name): \(type)", result: type)
  }

  private static func method(isStatic: Bool, _ result: String, _ text: String) -> Member? {
    guard !text.contains("^"), !text.contains("...") else { return nil }
    var labels: [String] = []
    var parameters: [String] = []
    let parts = text.matches(of: #/(\w+)\s*:\s*\(([^)]*)\)\s*(\w+)/#)
    for part in parts {
      labels.append(String(part.1))
      parameters.append("\(part.3): \(swiftType(String(part.2), isNullable: true))")
    }
    let first = labels.first ?? String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !first.isEmpty else { return nil }
    var list: [String] = []
    if first.hasPrefix("init") {
      guard let label = first.dropFirst(8).first, first.hasPrefix("initWith") else { return nil }
      list = parameters.enumerated().map { index, parameter in
        let name = index == 0 ? label.lowercased() + first.dropFirst(9) : labels[index]
        return "\(name) \(parameter)"
      }
      return Member(name: "init", text: "convenience init(\(list.joined(separator: ", ")))")
    }
    list = parameters.enumerated().map { "\($0 == 0 ? "_" : labels[$0]) \($1)" }
    let type = result.contains("void") && !result.contains("*") ? nil : swiftType(result)
    let head = "\(isStatic ? "class " : "")func \(first)(\(list.joined(separator: ", ")))"
    return Member(name: first, text: head + (type.map { " -> \($0)" } ?? ""), result: type)
  }

  /// `NSString *` as `String?`, and so on.
  static func swiftType(_ type: String, isNullable: Bool = false) -> String {
    let plain = type.replacing(
      #/\b(nullable|nonnull|_Nullable|_Nonnull|__nullable|const|__kindof|IBOutlet|instancetype)\b/#,
      with: ""
    )
    let words = plain.split { $0 == " " || $0 == "*" }.map(String.init)
    let name = words.joined(separator: " ")
    if let number = numbers[name] { return number }
    if let match = name.firstMatch(of: #/^id\s*<\s*(\w+)/#) { return "(any \(match.1))?" }
    if name == "id" { return "Any?" }
    guard plain.contains("*") else { return words.last ?? "Any" }
    if name.hasPrefix("NSArray") || name.hasPrefix("NSMutableArray") {
      let element = name.firstMatch(of: #/<\s*(\w+)/#).map { objects[String($0.1)] ?? String($0.1) }
      return "[\(element ?? "Any")]?"
    }
    if name.hasPrefix("NSSet") { return "Set<AnyHashable>?" }
    if name.hasPrefix("NSDictionary") { return "[AnyHashable: Any]?" }
    let base = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "\(objects[String(base)] ?? String(base))\(isNullable ? "?" : "!")"
  }

  private static let numbers: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32",
    "CGFloat": "CGFloat", "double": "Double", "float": "Float", "NSTimeInterval": "TimeInterval",
    "long long": "Int64", "unsigned long long": "UInt64", "Class": "AnyClass?", "SEL": "Selector?",
  ]

  private static let objects: [String: String] = [
    "NSString": "String", "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "NSError": "Error",
    "NSIndexPath": "IndexPath", "NSURLRequest": "URLRequest", "NSLocale": "Locale",
  ]
}
