import SwiftParser
import SwiftSyntax

/// The walk over a piece of code for what is to be replaced in it.
final class RewritingVisitor: SyntaxVisitor {
  private(set) var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  private let piece: SourcePiece
  private let facts: ModuleFacts
  private let tree: SourceFileSyntax
  /// The names of the types around what is visited.
  private var scope: [String] = []
  private var isInCondition = false

  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "nonobjc", "main", "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  init(_ piece: SourcePiece, _ facts: ModuleFacts) {
    self.piece = piece
    self.facts = facts
    tree = Parser.parse(source: piece.text)
    super.init(viewMode: .sourceAccurate)
  }

  /// Gathers the edits.
  func rewrite() { walk(tree) }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.blanked.contains(node.attributeName.trimmedDescription) { _ = blank(node) }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    let name = scope.joined(separator: ".")
    let adoptions = facts.adoptions(of: name)
    if !adoptions.isEmpty {
      let list = adoptions.joined(separator: ", ")
      insert(
        node.inheritanceClause == nil ? ": \(list)" : ", \(list)",
        at: node.inheritanceClause?.byteRange.upperBound
          ?? (node.genericParameterClause?.byteRange ?? node.name.byteRange).upperBound
      )
    }
    if let addition = OptionalMethods.addition(to: node) {
      insert(addition.text, at: addition.offset)
    }
    insert(facts.members(movedInto: name), before: node.memberBlock.rightBrace)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  /// A protocol of Objective-C is one for classes; what may be left out of it moves behind it.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForObjectiveC = node.attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    if isForObjectiveC, node.inheritanceClause == nil {
      insert(": AnyObject", at: node.name.byteRange.upperBound)
    }
    let requirements = facts.optionals[node.name.text] ?? []
    if !requirements.isEmpty {
      insert(requirements.map(\.declarations).joined(), at: node.byteRange.upperBound)
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
      insert(addition.text, at: addition.offset)
    }
    if let entry = EntryProperty(node) {
      _ = blank(entry.mark)
      edits += entry.edits.map { ($0.range, Array($0.text.utf8)) }
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview": return blank(node)
    case "selector":
      let start = node.byteRange.lowerBound
      edits.append((start..<start + 9, Array(" Selector".utf8)))
      return .visitChildren
    case "keyPath":
      guard let path = KeyPathText(node) else { return .visitChildren }
      replace(node, with: path.literal)
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
      replace(node, with: "true")
      return .skipChildren
    }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chain.expression.as(MemberAccessExprSyntax.self), isOptional(method, in: node)
    {
      _ = blank(chain.questionMark)
    }
    return .visitChildren
  }

  /// A method that may be missing, asked for without being called.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil, !node.isCalled, !node.isInSelector else { return .visitChildren }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    let name = node.declName.baseName.text
    if let requirement = facts.optionalRequirement(named: name, labels: labels) {
      replace(node.declName, with: requirement.valueName)
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
    if path == "OSLog" { replace(node.path, with: "os") }
    if ["Foundation", "UIKit"].contains(path), node.importKindSpecifier == nil {
      insert(ObservingImports.text(for: tree), at: node.byteRange.upperBound)
    }
    if path.hasPrefix("UIKit.UI"), node.importKindSpecifier == nil {
      replace(node.path, with: "UIKit")
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

  private func insert(_ text: String, at offset: Int) {
    edits.append((offset..<offset, Array(text.utf8)))
  }

  /// Writes members into a class, before its closing brace, each under the place it came from.
  private func insert(_ members: [ExtensionMember], before brace: TokenSyntax) {
    guard !members.isEmpty else { return }
    let place = brace.startLocation(
      converter: SourceLocationConverter(fileName: "", tree: tree)
    )
    let line = piece.firstLine + place.line - 1
    insert(
      "\n" + members.map { $0.source(among: facts) }.joined()
        + "#sourceLocation(file: \(piece.path.swiftLiteral), line: \(line))\n"
        + String(repeating: " ", count: place.column - 1),
      at: brace.byteRange.lowerBound
    )
  }

  /// Writes a text in the place of a node, with blanks as far as it is shorter.
  private func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.byteRange
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    edits.append((range, Array((text + padding).utf8)))
  }

  private func blank(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    edits.append((node.byteRange, node.trimmedDescription.utf8.map(Self.blank)))
    return .skipChildren
  }

  /// Lines stay where they are.
  private static func blank(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
  }
}

extension MemberAccessExprSyntax {
  /// Whether this is what a call calls.
  fileprivate var isCalled: Bool {
    var parent = parent
    if let chain = parent?.as(OptionalChainingExprSyntax.self) { parent = chain.parent }
    if let forced = parent?.as(ForceUnwrapExprSyntax.self) { parent = forced.parent }
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.range.contains(position)
  }

  /// Whether a selector is made of it.
  fileprivate var isInSelector: Bool {
    var node = parent
    while let current = node {
      if let macro = current.as(MacroExpansionExprSyntax.self) {
        return macro.macroName.text == "selector"
      }
      node = current.parent
    }
    return false
  }
}
