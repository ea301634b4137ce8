/// A requirement of an Objective-C protocol that a class may leave out.
///
/// It becomes a protocol of its own, and the protocol it stood in is extended by a method of the same
/// name that looks whether an object adopts it: its result is `nil` where the object does not.
struct OptionalRequirement: Hashable, Sendable {
  /// The protocol it stands in.
  var owner: String
  /// The name without labels.
  var baseName: String
  /// The labels of a method; empty for a property.
  var labels: [String]
  var isMethod: Bool
  /// The names inside the method of its parameters.
  var parameters: [String]
  /// The parameters in parentheses, as they are declared; empty for a property.
  var parameterClause: String
  /// `async` and `throws`, as they are declared.
  var effects: String
  /// The type of the result or property; `nil` for a method without one.
  var type: String?
  /// The types of the parameters, as the type of a closure has them.
  var parameterTypes: String
  /// `fileprivate` if the protocol is closed to other files, else empty.
  var access: String

  /// The name with its labels, as in `show(_:at:)`.
  var fullName: String {
    isMethod ? "\(baseName)(\(labels.map { "\($0):" }.joined()))" : baseName
  }

  var protocolName: String {
    let words = ([owner, baseName] + labels.filter { $0 != "_" }).joined(separator: "_")
    return isMethod ? "\(words)_\(labels.count)" : words
  }

  /// The name under which a method can be asked for without being called.
  var valueName: String { "\(protocolName)_ifImplemented" }

  /// The declarations that take its place, on one line.
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
