import SwiftSyntax

extension SourceUnits {
  /// The other places where a file uses a member that the compiler can't find, of the same value, such
  /// as `log` of `Current.log`, with the name that the value begins with.
  func uses(likeThatAt offset: Int, of problem: SliceProblem) -> [(root: String, offset: Int)] {
    guard let name = problem.missingMember?.name, let use = member(named: name, near: offset),
      let root = use.firstToken(viewMode: .sourceAccurate)?.text
    else { return [] }
    let finder = MemberUses(name, of: use.base?.trimmedDescription)
    finder.walk(tree)
    return finder.offsets.filter { $0 != use.declName.byteSpan.lowerBound }.map { (root, $0) }
  }

  private func member(named name: String, near offset: Int) -> MemberAccessExprSyntax? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let use = current.as(MemberAccessExprSyntax.self), use.declName.baseName.text == name {
        return use
      }
      node = current.parent
    }
    return nil
  }
}

private final class MemberUses: SyntaxVisitor {
  private let name: String
  private let base: String?
  var offsets: [Int] = []

  init(_ name: String, of base: String?) {
    self.name = name
    self.base = base
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if base != nil, node.declName.baseName.text == name, node.base?.trimmedDescription == base {
      offsets.append(node.declName.byteSpan.lowerBound)
    }
    return .visitChildren
  }
}
