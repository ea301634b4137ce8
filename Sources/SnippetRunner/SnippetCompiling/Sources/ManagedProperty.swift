import SwiftSyntax

/// A member that Core Data implements when the app runs: `@NSManaged var name: String`.
///
/// No store exists here, so a property of a common type starts with an empty value, and a method
/// does nothing.
enum ManagedProperty {
  static func initialValues(of node: VariableDeclSyntax) -> [(offset: Int, text: String)] {
    guard node.attributes.areManaged else { return [] }
    return node.bindings.compactMap { binding in
      guard binding.initializer == nil, binding.accessorBlock == nil,
        let type = binding.typeAnnotation?.type, let value = emptyValue(of: type)
      else { return nil }
      return (type.byteRange.upperBound, " = \(value)")
    }
  }

  static func body(of node: FunctionDeclSyntax) -> (offset: Int, text: String)? {
    guard node.attributes.areManaged, node.body == nil, node.signature.returnClause == nil else {
      return nil
    }
    return (node.signature.byteRange.upperBound, " {}")
  }

  private static func emptyValue(of type: TypeSyntax) -> String? {
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    let name = type.trimmedDescription
    return name.hasPrefix("Set<") ? "[]" : emptyValues[name]
  }

  /// A date is the reference date, so that its line is the same every day.
  private static let emptyValues = [
    "String": "\"\"", "Bool": "false",
    "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "Float": "0", "Double": "0", "CGFloat": "0", "TimeInterval": "0", "Decimal": "0",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)", "UUID": "UUID()", "Data": "Data()",
    "URL": "URL(fileURLWithPath: \"/\")", "NSNumber": "NSNumber(value: 0)",
    "NSDecimalNumber": "NSDecimalNumber.zero", "NSSet": "NSSet()",
    "NSOrderedSet": "NSOrderedSet()",
  ]
}

extension AttributeListSyntax {
  var areManaged: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
    }
  }
}
