import SwiftParser
import SwiftSyntax

/// The walk over one piece of a module for what the others have to know of it.
final class ModuleFactsReader: TypeScopeVisitor {
  private let piece: SourcePiece
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private var conditions: [String] = []

  private(set) var classes: [String: ModuleFacts.ClassFacts] = [:]
  private(set) var optionals: [String: [OptionalRequirement]] = [:]
  private(set) var inherited: [String: [String]] = [:]

  init(_ piece: SourcePiece) {
    self.piece = piece
    tree = Parser.parse(source: piece.text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init()
  }

  func read() { walk(tree) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    classes[typeName, default: .init()].isDeclared = true
    add(node.inheritanceClause, node.memberBlock, to: typeName)
    return kind
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    add(node.inheritanceClause, node.memberBlock, to: name)
    if node.genericWhereClause == nil {
      classes[name]?.extensionMembers += node.memberBlock.members.compactMap(extensionMember)
    }
    return super.visit(node)
  }

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

/// A member of an extension that overrides one of the superclass, or that a subclass overrides.
///
/// Only Objective-C lets an extension take part in overriding, so the member moves into the class.
struct ExtensionMember: Hashable, Sendable {
  /// The full names of what it declares, such as `show(_:at:)`.
  var names: Set<String>
  var isOverride: Bool
  /// The path of the file that it stands in.
  var path: String
  /// The line of that file at which it begins.
  var line: Int
  /// The column at which it begins, from 1.
  var column: Int
  /// The code; conditions of compilation around it are not in it.
  var text: String
  /// The conditions of compilation around the extension, the outermost first.
  var conditions: [String]

  /// The lines that are written into the class, ended by a line feed.
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
