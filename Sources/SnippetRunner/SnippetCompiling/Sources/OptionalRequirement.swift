/// An optional requirement of an Objective-C protocol.
///
/// It becomes a separate protocol. The original protocol gets an extension method of the same name
/// that returns `nil` if the object doesn't conform to it:
///
/// ```swift
/// @objc protocol Delegate { @objc optional func select(_ row: Int) }
/// // becomes
/// protocol Delegate_select_1: AnyObject { func select(_ row: Int) }
/// ```
struct OptionalRequirement: Hashable, Sendable {
  var owner: String
  var baseName: String
  var labels: [String]
  var isMethod: Bool
  var parameters: [String]
  /// The parameters as declared, with parentheses; empty for a property.
  var parameterClause: String
  /// `async` and `throws`, as declared.
  var effects: String
  var type: String?
  /// The parameter types in closure notation.
  var parameterTypes: String
  var access: String

  var fullName: String {
    isMethod ? "\(baseName)(\(labels.map { "\($0):" }.joined()))" : baseName
  }

  var protocolName: String {
    let words = ([owner, baseName] + labels.filter { $0 != "_" }).joined(separator: "_")
    return isMethod ? "\(words)_\(labels.count)" : words
  }

  /// The property that references the method without calling it.
  var valueName: String { "\(protocolName)_ifImplemented" }

  var declarations: String {
    let prefix = access.isEmpty ? "" : "\(access) "
    let head = "; \(prefix)protocol \(protocolName): AnyObject { "
    guard isMethod else {
      let type = type ?? "Any"
      return head + "var \(baseName): \(type) { get } }; \(prefix)extension \(owner) { "
        + "var \(baseName): (\(type))? { (self as? any \(protocolName)).map { $0.\(baseName) } } }"
    }
    let result = type.map { " -> \($0)" } ?? ""
    let optional = "(\(type ?? "Void"))?"
    let signature = "func \(baseName)\(parameterClause)\(effects)"
    let marks =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let arguments = zip(labels, parameters).map { label, parameter in
      label == "_" ? "`\(parameter)`" : "\(label): `\(parameter)`"
    }
    let call = "\(baseName)(\(arguments.joined(separator: ", ")))"
    let object = "by_ear_object"
    let types = "(\(parameterTypes))\(effects) -> \(type ?? "Void")"
    let value = "\(baseName)\(labels.isEmpty ? "" : "(\(labels.map { "\($0):" }.joined()))")"
    return head + "\(signature)\(result) }; \(prefix)extension \(owner) { "
      + "@discardableResult \(signature) -> \(optional) { "
      + "guard let \(object) = self as? any \(protocolName) else { return nil }; "
      + "return \(marks)\(object).\(call) }; "
      + "var \(valueName): (\(types))? { (self as? any \(protocolName)).map { $0.\(value) } } }"
  }
}
