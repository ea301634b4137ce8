import SwiftSyntax

/// An environment value that an app declares: `@Entry var name = value`.
///
/// Instead of building Apple's macro, the rewriter inserts the key and the accessors around the
/// value, which stays on its line. A computed property needs a type, so the type of a value without
/// an annotation must be evident: a literal, or a capitalized name that is called or has a member.
struct EntryProperty {
  private let attribute: AttributeSyntax
  private let binding: PatternBindingSyntax
  private let name: String
  private let type: String
  private let keyProtocol: String

  /// Returns `nil` if the property isn't an entry or its type isn't evident.
  init?(_ node: VariableDeclSyntax) {
    guard
      let attribute = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { ["Entry", "SwiftUI.Entry"].contains($0.attributeName.trimmedDescription) }),
      node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer?.value.evidentType,
      let owner = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    else { return nil }
    let values = owner.extendedType.trimmedDescription
    guard
      let keyProtocol = Self.keyProtocols[
        values.split(separator: ".").last.map(String.init) ?? values
      ]
    else { return nil }
    self.attribute = attribute
    self.binding = binding
    self.name = name
    self.type = type
    self.keyProtocol = keyProtocol
  }

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  var mark: AttributeSyntax { attribute }

  var edits: [(range: Range<Int>, text: String)] {
    let key = "aloud_\(name)Key"
    let annotation = binding.typeAnnotation == nil ? ": \(type)" : ""
    let accessors =
      "\(annotation) { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
      + "private struct \(key): SwiftUI.\(keyProtocol) "
      + "{ typealias Value = \(type); static var defaultValue: Value { "
    guard let initializer = binding.initializer else {
      let end = binding.byteRange.upperBound
      return [(end..<end, accessors + "nil } }")]
    }
    let end = initializer.value.byteRange.upperBound
    return [(initializer.equal.byteRange, accessors), (end..<end, " } }")]
  }
}

extension ExprSyntax {
  /// The type of a value if the expression itself shows it.
  fileprivate var evidentType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    if let negative = self.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.evidentType
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.namedType }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.namedType }
    if let array = self.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map(\.expression.evidentType))
      return types.count == 1 ? types.first.flatMap(\.self).map { "[\($0)]" } : nil
    }
    return nil
  }

  private var namedType: String? {
    if self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) {
      return trimmedDescription
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.namedType == nil ? nil : trimmedDescription
    }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? name : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.namedType
    else { return nil }
    let name = member.declName.baseName.text
    return name.first?.isUppercase == true ? "\(base).\(name)" : base
  }
}
