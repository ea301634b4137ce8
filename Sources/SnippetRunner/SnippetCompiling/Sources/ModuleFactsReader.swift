import SwiftSyntax

/// Collects the ``ModuleFacts`` of one piece of code.
final class ModuleFactsReader: TypeScopeVisitor {
  private let piece: SourcePiece
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private var conditions: [String] = []

  private(set) var facts = ModuleFacts()

  init(_ piece: SourcePiece, _ tree: SourceFileSyntax) {
    self.piece = piece
    self.tree = tree
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init()
  }

  func read() { walk(tree) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    facts.classes[typeName, default: .init()].isDeclared = true
    add(node.inheritanceClause, node.memberBlock, to: typeName)
    return kind
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    add(node.inheritanceClause, node.memberBlock, to: name)
    if node.genericWhereClause == nil {
      facts.classes[name]?.extensionMembers += node.memberBlock.members.compactMap(extensionMember)
    }
    return super.visit(node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    facts.inherited[name] = node.inheritanceClause?.names ?? []
    let requirements = node.memberBlock.members.compactMap {
      OptionalRequirement($0.decl, of: node)
    }
    if !requirements.isEmpty { facts.optionals[name] = requirements }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (condition, elements) in node.branches {
      conditions.append(condition)
      if let elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }

  private func add(
    _ clause: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax,
    to name: String
  ) {
    facts.classes[name, default: .init()].inherited += clause?.names ?? []
    for member in members.members {
      if member.isOverride {
        facts.classes[name]?.overridden.formUnion(member.fullNames)
      } else if !member.isPrivate {
        facts.classes[name]?.members.formUnion(member.fullNames)
      }
    }
  }

  /// Returns `nil` for members that can't be overridden.
  private func extensionMember(_ member: MemberBlockItemSyntax) -> ExtensionMember? {
    guard member.mustMove || !member.fullNames.isEmpty && !member.isPrivate else { return nil }
    let location = member.startLocation(converter: converter)
    return ExtensionMember(
      names: member.fullNames,
      isForced: member.mustMove,
      path: piece.path,
      line: piece.firstLine + location.line - 1,
      column: location.column,
      text: member.trimmedDescription,
      conditions: conditions
    )
  }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without attributes and generic arguments.
  var names: [String] {
    inheritedTypes.flatMap { inherited in
      inherited.type.trimmedDescription.split(separator: "&").map { part in
        let name = part.split(separator: "<").first.map(String.init) ?? ""
        return name.split(separator: " ").last.map(String.init) ?? ""
      }
    }
  }
}

/// A member of an extension that overrides one of the superclass, that a subclass overrides, or that
/// Core Data stores.
///
/// Only Objective-C supports these in extensions, so the member moves into the class. Its line
/// and column are 1-based positions in the original file.
struct ExtensionMember: Hashable, Sendable {
  var names: Set<String>
  var isForced: Bool
  var path: String
  var line: Int
  var column: Int
  var text: String
  /// The `#if` conditions around the extension, outermost first.
  var conditions: [String]

  func source(among facts: ModuleFacts) -> String {
    let heads = conditions.map { condition in
      SourceRewriter.rewrite("#if \(condition)\n#endif").prefix { $0 != "\n" } + "\n"
    }
    let piece = SourcePiece(path: path, firstLine: line, text: text)
    return heads.joined()
      + "#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
      + String(repeating: " ", count: column - 1) + SourceRewriter.rewrite(piece, among: facts)
      + "\n"
      + conditions.map { _ in "#endif\n" }.joined()
  }
}
