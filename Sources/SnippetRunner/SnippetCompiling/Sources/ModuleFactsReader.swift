import SwiftParser
import SwiftSyntax

/// The walk over one piece of a module for what the others have to know of it.
final class ModuleFactsReader: SyntaxVisitor {
  private let piece: SourcePiece
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private var scope: [String] = []
  private var conditions: [String] = []

  private(set) var classes: [String: ModuleFacts.ClassFacts] = [:]
  private(set) var optionals: [String: [OptionalRequirement]] = [:]
  private(set) var inherited: [String: [String]] = [:]

  init(_ piece: SourcePiece) {
    self.piece = piece
    tree = Parser.parse(source: piece.text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Reads the piece.
  func read() { walk(tree) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    let name = scope.joined(separator: ".")
    classes[name, default: .init()].isDeclared = true
    add(node.inheritanceClause, node.memberBlock, to: name)
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
    let name = node.extendedType.trimmedDescription
    scope.append(name)
    add(node.inheritanceClause, node.memberBlock, to: name)
    if node.genericWhereClause == nil {
      classes[name]?.extensionMembers += node.memberBlock.members.compactMap(extensionMember)
    }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    inherited[name] = node.inheritanceClause?.names ?? []
    let requirements = node.memberBlock.members.compactMap {
      OptionalRequirement($0.decl, of: node)
    }
    if !requirements.isEmpty { optionals[name] = requirements }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      let own = clause.condition?.trimmedDescription
      let negated = earlier.map { "!(\($0))" }
      conditions.append((negated + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
      if let own { earlier.append(own) }
    }
    return .skipChildren
  }

  private func add(
    _ clause: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax,
    to name: String
  ) {
    classes[name, default: .init()].inherited += clause?.names ?? []
    for member in members.members {
      if member.isOverride {
        classes[name]?.overridden.formUnion(member.fullNames)
      } else if !member.isPrivate {
        classes[name]?.members.formUnion(member.fullNames)
      }
    }
  }

  /// A method or property of an extension; `nil` for what nobody overrides.
  private func extensionMember(_ member: MemberBlockItemSyntax) -> ExtensionMember? {
    guard member.isOverride || !member.fullNames.isEmpty && !member.isPrivate else { return nil }
    let place = member.startLocation(converter: converter)
    return ExtensionMember(
      names: member.fullNames,
      isOverride: member.isOverride,
      path: piece.path,
      line: piece.firstLine + place.line - 1,
      column: place.column,
      text: member.trimmedDescription,
      conditions: conditions
    )
  }
}

extension InheritanceClauseSyntax {
  /// The names of what is inherited, without attributes and parameters of types.
  var names: [String] {
    inheritedTypes.flatMap { inherited in
      inherited.type.trimmedDescription.split(separator: "&").map { part in
        let name = part.split(separator: "<").first.map(String.init) ?? ""
        return name.split(separator: " ").last.map(String.init) ?? ""
      }
    }
  }
}

extension MemberBlockItemSyntax {
  private var modifiers: DeclModifierListSyntax {
    decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  /// Whether the member overrides one of the superclass.
  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  fileprivate var isPrivate: Bool {
    modifiers.contains { $0.name.text == "private" && $0.detail == nil }
  }

  /// The full names of what is declared, such as `show(_:at:)`.
  var fullNames: Set<String> {
    if let function = decl.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(function.name.text)(\(labels.joined()))"]
    }
    let bindings = decl.as(VariableDeclSyntax.self)?.bindings ?? []
    return Set(
      bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    )
  }
}
