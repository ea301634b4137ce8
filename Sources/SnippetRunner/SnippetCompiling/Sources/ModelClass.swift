import SwiftSyntax

/// A class of SwiftData: `@Model class Trip`.
///
/// Instead of building Apple's macro, the rewriter makes the class observable and adds the protocol
/// that the macro adds, so that the file compiles. No store exists here.
enum ModelClass {
  private static let attributes: Set<String> = ["Attribute", "Relationship", "Transient"]

  /// Whether an attribute is the macro of such a class.
  static func isMacro(_ attribute: AttributeSyntax) -> Bool {
    attribute.attributeName.trimmedDescription == "Model"
      && attribute.parent?.parent?.is(ClassDeclSyntax.self) == true
  }

  /// Whether an attribute describes how a property of such a class is stored.
  static func isAboutStorage(_ attribute: AttributeSyntax) -> Bool {
    let owner = attribute.parent?.parent
    guard attributes.contains(attribute.attributeName.trimmedDescription),
      owner?.is(VariableDeclSyntax.self) == true,
      let type = owner?.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    return isModel(type)
  }

  /// The protocol that the macro adds to the class.
  static func adoptions(of type: ClassDeclSyntax) -> [String] {
    isModel(type) ? ["SwiftUI.PersistentModel"] : []
  }

  private static func isModel(_ type: ClassDeclSyntax) -> Bool {
    type.attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Model"
    }
  }
}
