import SwiftParser
import SwiftSyntax

/// The walk over a piece of code for what is to be replaced in it.
final class RewritingVisitor: TypeScopeVisitor {
  /// What is replaced in the piece.
  private(set) var edits = CodeEdits()

  private let piece: SourcePiece
  private let facts: ModuleFacts
  private let tree: SourceFileSyntax
  private var isInCondition = false

  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "nonobjc", "main", "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  init(_ piece: SourcePiece, _ facts: ModuleFacts) {
    self.piece = piece
    self.facts = facts
    tree = Parser.parse(source: piece.text)
    super.init()
  }

  /// Gathers the edits.
  func rewrite() { walk(tree) }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.blanked.contains(node.attributeName.trimmedDescription) { edits.blank(node) }
    return .visitChildren
  }

  // MARK: Types

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

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview": return blank(node)
    case "selector":
      let start = node.byteRange.lowerBound
      edits.replace(start..<start + 9, with: " Selector")
      return .visitChildren
    case "keyPath":
      guard let path = KeyPathText(node) else { return .visitChildren }
      edits.replace(node, with: path.literal)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? blank(node) : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The library stands for iOS wherever it is compiled.
    if isInCondition, node.calledExpression.trimmedDescription == "os",
      node.arguments.trimmedDescription == "iOS"
    {
      edits.replace(node, with: "true")
      return .skipChildren
    }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chain.expression.as(MemberAccessExprSyntax.self), isOptional(method, in: node)
    {
      edits.blank(chain.questionMark)
    }
    return .visitChildren
  }

  /// A method that may be missing, asked for without being called.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil, !node.isCalled, !node.isInSelector else { return .visitChildren }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    let name = node.declName.baseName.text
    if let requirement = facts.optionalRequirement(named: name, labels: labels) {
      edits.replace(node.declName, with: requirement.valueName)
    }
    return .visitChildren
  }

  /// Whether a call through a question mark means a method that an object may lack.
  ///
  /// A closure in a property has no labels.
  private func isOptional(
    _ method: MemberAccessExprSyntax,
    in call: FunctionCallExprSyntax
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let name = method.declName.baseName.text
    return labels.contains { $0 != "_" } || facts.isOptionalMethod(name, labels: labels)
      || OptionalMethods.isOfUIKit(name)
  }

  // MARK: Files

  /// Parts of modules are not apart here, and the log has one name.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.trimmedDescription
    if path == "OSLog" { edits.replace(node.path, with: "os") }
    if ["Foundation", "UIKit"].contains(path), node.importKindSpecifier == nil {
      edits.insert(ObservingImports.text(for: tree), at: node.byteRange.upperBound)
    }
    if path.hasPrefix("UIKit.UI"), node.importKindSpecifier == nil {
      edits.replace(node.path, with: "UIKit")
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    isInCondition = true
    if let condition = node.condition { walk(condition) }
    isInCondition = false
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Edits

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

  /// Leaves blanks in the place of a node, and does not look into it.
  private func blank(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    edits.blank(node)
    return .skipChildren
  }
}
