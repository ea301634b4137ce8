import SwiftSyntax

extension ArgumentMaker {
  struct Parameter: Hashable {
    var label: String
    var name: String
    var type: String
    var hasDefault: Bool
    /// Whether the value is a view, or a closure that returns one, of a generic type.
    var isViewBuilder = false
    var closureHead = ""
  }

  func parameters(ofInitializer id: Slicer.UnitID) -> [Parameter]? {
    guard let node = declaration(id)?.as(InitializerDeclSyntax.self) else { return nil }
    return parameters(node.signature, node.genericParameterClause, id)
  }

  func parameters(ofFunction id: Slicer.UnitID) -> [Parameter]? {
    guard let node = declaration(id)?.as(FunctionDeclSyntax.self) else { return nil }
    return parameters(node.signature, node.genericParameterClause, id)
  }

  private func parameters(
    _ signature: FunctionSignatureSyntax,
    _ clause: GenericParameterClauseSyntax?,
    _ id: Slicer.UnitID
  ) -> [Parameter] {
    let generics = clause?.parameters.map(\.name.text) ?? []
    return signature.parameterClause.parameters.map { parameter in
      var made = Parameter(
        label: parameter.firstName.plain,
        name: (parameter.secondName ?? parameter.firstName).plain,
        type: parameter.type.trimmedDescription,
        hasDefault: parameter.defaultValue != nil
      )
      made.findBuilder(
        generics: Set(generics + self.generics(around: id)),
        hasAttribute: parameter.attributes.trimmedDescription.contains("ViewBuilder")
      )
      return made
    }
  }

  func parameters(ofCase id: Slicer.UnitID) -> [(name: String, parameters: [Parameter])] {
    guard let node = declaration(id)?.as(EnumCaseDeclSyntax.self) else { return [] }
    return node.elements.map { element in
      let parameters = element.parameterClause?.parameters.map { parameter in
        Parameter(
          label: parameter.firstName?.plain ?? "_",
          name: parameter.firstName?.plain ?? element.name.plain,
          type: parameter.type.trimmedDescription,
          hasDefault: parameter.defaultValue != nil
        )
      }
      return (element.name.text, parameters ?? [])
    }
  }

  /// The parameters of the memberwise initializer; `nil` if a property has no type.
  func memberwise(_ id: Slicer.UnitID) -> [Parameter]? {
    var parameters: [Parameter] = []
    for member in slicer.members(of: id) {
      let unit = slicer[member]
      guard !failed.contains(member), !isMinimal || slicer.taken[member] != nil,
        unit.isStored, !unit.isStatic, !unit.hasValue,
        let name = unit.names.first,
        let node = declaration(member)?.as(VariableDeclSyntax.self)
      else { continue }
      let wrappers = node.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      if wrappers.contains(where: Self.withoutParameter.contains) { continue }
      if node.attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.arguments != nil
          && !($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available")
      }) {
        continue
      }
      guard var type = unit.type else { return nil }
      if wrappers.contains("Binding") { type = "Binding<\(type)>" }
      var parameter = Parameter(label: name, name: name, type: type, hasDefault: false)
      parameter.findBuilder(
        generics: Set(generics(around: member)),
        hasAttribute: wrappers.contains("ViewBuilder")
      )
      parameters.append(parameter)
    }
    return parameters
  }

  private static let withoutParameter: Set<String> = [
    "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState", "Namespace",
    "GestureState",
  ]

  private func generics(around id: Slicer.UnitID) -> [String] {
    guard let owner = slicer[id].owner,
      let node = declaration(Slicer.UnitID(path: id.path, number: owner))
    else { return [] }
    return node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
      .parameters.map(\.name.text) ?? []
  }

  private func declaration(_ id: Slicer.UnitID) -> DeclSyntax? {
    let range = slicer[id].range
    let start = AbsolutePosition(utf8Offset: range.lowerBound)
    var node = slicer.sources[id.path]?.tree.token(at: start)?.parent
    while let current = node {
      if let found = current.as(DeclSyntax.self), found.byteSpan == range { return found }
      node = current.parent
    }
    return nil
  }
}

extension ArgumentMaker.Parameter {
  fileprivate mutating func findBuilder(generics: Set<String>, hasAttribute: Bool) {
    let plain = type.withoutAttributes
    let arrow = plain.topLevelArrow
    let result = arrow?.result ?? plain
    guard generics.contains(result) || result == "some View" else { return }
    isViewBuilder = arrow != nil
    if let arrow {
      let count = arrow.parameters.topLevelParts
      closureHead =
        count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    } else {
      type = "Text"
    }
  }
}

extension String {
  /// `@escaping () -> Void` without the attribute.
  var withoutAttributes: String {
    var text = self[...]
    while text.hasPrefix("@") || text.hasPrefix("inout ") || text.hasPrefix("borrowing ") {
      guard let space = text.firstIndex(of: " ") else { break }
      text = text[text.index(after: space)...]
    }
    if text.hasPrefix("("), text.hasSuffix(")?") || text.hasSuffix(")!") { return String(text) }
    return text.trimmingPrefix { $0 == " " }.description
  }

  /// The parts of a function type; `nil` of any other type.
  var topLevelArrow: (parameters: String, result: String)? {
    guard first == "(", let range = ranges(of: "->").first(where: { isTopLevel($0.lowerBound) })
    else { return nil }
    var parameters = String(self[..<range.lowerBound]).trimmed
    for word in ["throws", "async"] where parameters.hasSuffix(word) {
      parameters = String(parameters.dropLast(word.count)).trimmed
    }
    guard parameters.hasSuffix(")") else { return nil }
    return (String(parameters.dropFirst().dropLast()), String(self[range.upperBound...]).trimmed)
  }

  var topLevelColon: Bool { indices.contains { self[$0] == ":" && isTopLevel($0) } }

  var topLevelParts: Int {
    guard !trimmed.isEmpty else { return 0 }
    return indices.count { self[$0] == "," && isTopLevel($0) } + 1
  }

  fileprivate var trimmed: String {
    String(trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
  }

  private func isTopLevel(_ index: Index) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in self[..<index] {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
    }
    return depth == 0
  }
}
