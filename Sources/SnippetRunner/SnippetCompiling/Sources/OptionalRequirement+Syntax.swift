import SwiftSyntax

extension OptionalRequirement {
  /// Returns `nil` for a requirement that isn't optional.
  init?(_ declaration: DeclSyntax, of owner: ProtocolDeclSyntax) {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    guard modifiers.contains(where: { $0.name.text == "optional" }),
      !modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" })
    else { return nil }
    self.owner = owner.name.text
    let isPrivate = owner.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    access = isPrivate ? "fileprivate" : ""
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let signature = function.signature
      let list = Array(signature.parameterClause.parameters)
      baseName = function.name.text
      isMethod = true
      labels = list.map(\.firstName.text)
      parameters = list.map { ($0.secondName ?? $0.firstName).text.withoutBackquotes }
      parameterClause = signature.parameterClause.trimmedDescription.onOneLine
      parameterTypes = list.map { $0.type.trimmedDescription.onOneLine }
        .joined(separator: ", ").replacing("@escaping ", with: "")
      effects = signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
      let result = signature.returnClause?.type.trimmedDescription.onOneLine
      type = result == "Void" || result == "()" ? nil : result
    } else if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let annotation = binding.typeAnnotation
    {
      baseName = pattern.identifier.text
      isMethod = false
      labels = []
      parameters = []
      parameterClause = ""
      parameterTypes = ""
      effects = ""
      type = annotation.type.trimmedDescription.onOneLine
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate var withoutBackquotes: String { replacing("`", with: "") }

  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
