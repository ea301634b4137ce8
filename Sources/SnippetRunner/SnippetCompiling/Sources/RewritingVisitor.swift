import SwiftSyntax

/// The walk over a piece of code for what is to be replaced in it: its declarations and, by the class
/// above, the code in them.
final class RewritingVisitor: CodeRewriter {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "nonobjc", "main", "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.blanked.contains(node.attributeName.trimmedDescription) { edits.blank(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    let adoptions = facts.adoptions(of: typeName)
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

  /// A protocol of Objective-C is one for classes; what may be left out of it moves behind it.
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
        isOverride: node.isOverride,
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

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for addition in ObservedProperty.additions(to: node) {
      edits.insert(addition.text, at: addition.offset)
    }
    if let entry = EntryProperty(node) {
      edits.blank(entry.mark)
      for edit in entry.edits { edits.replace(edit.range, with: edit.text) }
    }
    return .visitChildren
  }

  /// Writes members into a class, before its closing brace, each under the place it came from.
  private func insert(_ members: [ExtensionMember], before brace: TokenSyntax) {
    guard !members.isEmpty else { return }
    let place = brace.startLocation(
      converter: SourceLocationConverter(fileName: "", tree: tree)
    )
    let line = piece.firstLine + place.line - 1
    edits.insert(
      "\n" + members.map { $0.source(among: facts) }.joined()
        + "#sourceLocation(file: \(piece.path.swiftLiteral), line: \(line))\n"
        + String(repeating: " ", count: place.column - 1),
      at: brace.byteRange.lowerBound
    )
  }
}
