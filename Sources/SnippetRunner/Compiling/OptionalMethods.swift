import SwiftSyntax

/// Optional methods of Apple's protocols that a subclass implements.
///
/// On Apple's systems the runtime looks whether an object has such a method. Here the class that adopts
/// the protocol has the last word, so a subclass has to adopt a protocol of the method alone.
enum OptionalMethods {
  /// The protocol of a method, by its name and the label of its first parameter.
  private static let protocols: [String: String] = [
    "accessibilityHeaderElements(forRow)": "DataTableRowHeaders",
    "accessibilityHeaderElements(forColumn)": "DataTableColumnHeaders",
  ]

  /// The extensions that a class needs, to stand behind its end on the same line; empty for most.
  static func conformances(of node: ClassDeclSyntax) -> String {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      let ancestors = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription),
      !ancestors.contains("UIAccessibilityContainerDataTable")
    else { return "" }
    return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { function in !function.modifiers.contains { $0.name.text == "override" } }
      .compactMap { function -> String? in
        let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
        return protocols["\(function.name.text)(\(label))"]
      }
      .map { "; extension \(node.name.text): \($0) {}" }
      .joined()
  }
}
