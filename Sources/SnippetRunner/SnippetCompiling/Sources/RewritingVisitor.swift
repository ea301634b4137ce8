import SwiftSyntax

/// Collects the edits to the declarations of a piece of code; the superclass handles the code
/// inside them.
final class RewritingVisitor: CodeRewriter {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "nonobjc", "main", "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ModelClass.isMacro(node) {
      edits.replace(node.byteRange, with: "@Observable")
    } else if Self.blanked.contains(node.attributeName.trimmedDescription)
      || ModelClass.isAboutStorage(node)
    {
      edits.blank(node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    let adoptions = facts.adoptions(of: typeName) + ModelClass.adoptions(of: node)
    if !adoptions.isEmpty {
      let list = adoptions.joined(separator: ", ")
      edits.insert(
        node.inheritanceClause == nil ? ": \(list)" : ", \(list)",
        at: node.inheritanceClause?.byteRange.upperBound
          ?? (node.genericParameterClause?.byteRange ?? node.name.byteRange).upperBound
      )
    }
    if let addition = OptionalMethods.addition(to: node) {
      edits.insert(addition.text, at: addition.offset)
    }
    insert(facts.members(movedInto: typeName), before: node.memberBlock.rightBrace)
    return kind
  }

  /// Objective-C protocols become class protocols, and their optional requirements move after them.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForObjectiveC = node.attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    if isForObjectiveC, node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.byteRange.upperBound)
    }
    let requirements = facts.optionals[node.name.text] ?? []
    if !requirements.isEmpty {
      edits.insert(requirements.map(\.declarations).joined(), at: node.byteRange.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.parent?.parent
    if let owner = owner?.as(ExtensionDeclSyntax.self), owner.genericWhereClause == nil,
      facts.isMoved(
        node.fullNames,
        isForced: node.mustMove,
        outOf: owner.extendedType.trimmedDescription
      )
    {
      return blank(node)
    }
    if let owner = owner?.as(ProtocolDeclSyntax.self),
      facts.optionals[owner.name.text] != nil, OptionalRequirement(node.decl, of: owner) != nil
    {
      return blank(node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    if let body = ManagedProperty.body(of: node) { edits.insert(body.text, at: body.offset) }
    return kind
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let initialValues = ManagedProperty.initialValues(of: node)
    for addition in initialValues + ObservedProperty.additions(to: node) {
      edits.insert(addition.text, at: addition.offset)
    }
    if let entry = EntryProperty(node) {
      edits.blank(entry.mark)
      for edit in entry.edits { edits.replace(edit.range, with: edit.text) }
    }
    return .visitChildren
  }

  private func insert(_ members: [ExtensionMember], before brace: TokenSyntax) {
    guard !members.isEmpty else { return }
    let location = brace.startLocation(
      converter: SourceLocationConverter(fileName: "", tree: tree)
    )
    let line = piece.firstLine + location.line - 1
    edits.insert(
      "\n" + members.map { $0.source(among: facts) }.joined()
        + "#sourceLocation(file: \(piece.path.swiftLiteral), line: \(line))\n"
        + String(repeating: " ", count: location.column - 1),
      at: brace.byteRange.lowerBound
    )
  }
}
