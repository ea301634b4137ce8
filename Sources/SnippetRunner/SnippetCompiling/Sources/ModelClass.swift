import SwiftSyntax

/// A class of SwiftData: `@Model class Trip`.
///
/// Instead of building Apple's macro, the rewriter makes the class observable and adds the protocol
/// that the macro adds, so that the file compiles. No store exists here.
enum ModelClass {
  private static let attributes: Set<String> = ["Attribute", "Relationship", "Transient"]

  /// What an attribute becomes; `nil` if SwiftData doesn't have it.
  static func replacement(for attribute: AttributeSyntax) -> String? {
    let name = attribute.attributeName.trimmedDescription
    let owner = attribute.parent?.parent
    if name == "Model" { return owner?.is(ClassDeclSyntax.self) == true ? "@Observable" : nil }
    guard attributes.contains(name), owner?.is(VariableDeclSyntax.self) == true,
      let type = owner?.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self), isModel(type)
    else { return nil }
    return String(repeating: " ", count: attribute.byteRange.count)
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
