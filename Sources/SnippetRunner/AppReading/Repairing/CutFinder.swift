import SwiftSyntax

/// Finds the smallest part of a spoken file that can be left out because of an error.
struct CutFinder {
  let source: SourceUnits
  let existing: [Range<Int>]
  /// Types that stand for views of missing modules, but are none.
  var withoutModifiers: Set<String> = []

  func cut(for problem: SliceProblem, at offset: Int) -> CodeCut? {
    guard let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
      return nil
    }
    var node = Syntax(token)
    while let parent = node.parent {
      if let found = cut(node, below: parent, offset, problem) { return found }
      node = parent
    }
    return nil
  }

  private func cut(
    _ node: Syntax,
    below parent: Syntax,
    _ offset: Int,
    _ problem: SliceProblem
  ) -> CodeCut? {
    if let attribute = node.as(AttributeSyntax.self) {
      return make(attribute.byteSpan, problem)
    }
    // A condition that can't be computed counts as false.
    if node.is(ConditionElementSyntax.self), let condition = node.as(ConditionElementSyntax.self),
      case .expression(let expression) = condition.condition, expression.byteSpan.count >= 5
    {
      return make(expression.byteSpan, problem, replacement: "false")
    }
    if let segment = node.as(ExpressionSegmentSyntax.self), segment.expressions.byteSpan.count >= 8
    {
      return make(segment.expressions.byteSpan, problem, replacement: "\"‹›\"")
    }
    if let call = parent.as(FunctionCallExprSyntax.self), let cut = modifier(call, offset, problem)
    {
      return cut
    }
    if let item = node.as(CodeBlockItemSyntax.self) { return statement(item, problem) }
    if let member = node.as(MemberBlockItemSyntax.self) {
      guard !isCut(member.decl.byteSpan) else { return nil }
      return make(member.decl.byteSpan, problem)
    }
    if let unit = node.as(DeclSyntax.self), let body = stubbed(unit, problem) { return body }
    return nil
  }

  /// `.modifier(…)` of a chain; never one that changes what is heard.
  private func modifier(
    _ call: FunctionCallExprSyntax,
    _ offset: Int,
    _ problem: SliceProblem
  ) -> CodeCut? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, offset >= base.byteSpan.upperBound, isChainOfViews(base)
    else { return nil }
    // None of the other modifiers would compile either.
    if let type = problem.missingMember?.type, withoutModifiers.contains(type),
      let item = shownStatement(of: call)
    {
      return statement(item, problem)
    }
    let name = member.declName.baseName.text
    guard !name.hasPrefix("accessibility"), !Self.contents.contains(name) else { return nil }
    return make(member.period.byteSpan.lowerBound..<call.byteSpan.upperBound, problem)
  }

  /// The statement that consists of the chain of a call and shows it.
  private func shownStatement(of call: FunctionCallExprSyntax) -> CodeBlockItemSyntax? {
    var top = Syntax(call)
    while let parent = top.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
    {
      top = parent
    }
    return top.parent?.as(CodeBlockItemSyntax.self).flatMap { $0.isShown ? $0 : nil }
  }

  /// Modifiers whose closures show something; an error inside them is cut there.
  private static let contents: Set<String> = ["overlay", "safeAreaInset", "toolbar", "background"]

  private func isChainOfViews(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return isView(name) }
    if let call = base.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base
      {
        return isChainOfViews(inner)
      }
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.map { $0.first?.isUppercase == true || isView($0) } ?? false
    }
    return false
  }

  /// Whether a property or function of the file returns a view.
  private func isView(_ name: String) -> Bool {
    source.units.contains { $0.returnsView && $0.names.contains(name) }
  }

  private func statement(_ item: CodeBlockItemSyntax, _ problem: SliceProblem) -> CodeCut? {
    guard !isCut(item.byteSpan) else { return nil }
    // A declaration at file level is cut by its members.
    if item.parent?.parent?.is(SourceFileSyntax.self) == true, !item.item.is(ImportDeclSyntax.self)
    {
      return stubbedOrWhole(item, problem)
    }
    // A case needs a statement.
    let isAlone =
      item.parent?.parent?.is(SwitchCaseSyntax.self) == true
      && item.parent?.children(viewMode: .sourceAccurate).count == 1
    guard isAlone else { return make(item.byteSpan, problem) }
    return make(item.byteSpan, problem, replacement: item.isShown ? "SwiftUI.EmptyView()" : "break")
  }

  private func stubbedOrWhole(_ item: CodeBlockItemSyntax, _ problem: SliceProblem) -> CodeCut? {
    guard case .decl(let declaration) = item.item else { return make(item.byteSpan, problem) }
    if let clause = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause,
      let name = problem.refusedProtocol,
      let index = clause.inheritedTypes.firstIndex(where: { $0.type.baseName == name }),
      clause.inheritedTypes.count == 1 || index != clause.inheritedTypes.startIndex
    {
      if clause.inheritedTypes.count == 1 { return make(clause.byteSpan, problem) }
      let previous = clause.inheritedTypes[clause.inheritedTypes.index(before: index)]
      let end = clause.inheritedTypes[index].type.byteSpan.upperBound
      return make(previous.type.byteSpan.upperBound..<end, problem)
    }
    if let named = declaration.asProtocol((any DeclGroupSyntax).self),
      named.is(ExtensionDeclSyntax.self)
    {
      return make(item.byteSpan, problem)
    }
    return nil
  }

  /// A function whose statements were cut becomes one that returns a stand-in.
  private func stubbed(_ declaration: DeclSyntax, _ problem: SliceProblem) -> CodeCut? {
    guard var unit = SourceUnit(declaration), !unit.isGroup else { return nil }
    unit.target = declaration.parentType ?? ""
    unit.showWhatItChanges()
    guard let body = unit.body, let stub = unit.stub, !isCut(body) else { return nil }
    let text = unit.named(stub)
    guard !text.isEmpty else { return nil }
    return make(body, problem, replacement: text)
  }

  private func isCut(_ range: Range<Int>) -> Bool {
    existing.contains { $0 == range }
  }

  private func make(
    _ range: Range<Int>,
    _ problem: SliceProblem,
    replacement: String = ""
  ) -> CodeCut? {
    guard !isCut(range) else { return nil }
    let first = source.text(in: range).split(separator: "\n").first.map(String.init) ?? ""
    return CodeCut(
      range: range,
      replacement: replacement,
      line: source.line(of: range.lowerBound),
      text: first.count > 60 ? "\(first.prefix(59))…" : first,
      reason: problem.reason
    )
  }
}

extension DeclSyntax {
  /// The name of the type or extension around a member.
  fileprivate var parentType: String? {
    let group = parent?.parent?.parent?.parent
    if let type = group?.as(ExtensionDeclSyntax.self) { return type.extendedType.baseName }
    return group?.asProtocol((any NamedDeclSyntax).self)?.name.plain
  }
}

extension CodeBlockItemSyntax {
  /// Whether the code around it makes a view.
  fileprivate var isShown: Bool {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription == "some View"
      }
      if let variable = current.as(PatternBindingSyntax.self) {
        return variable.typeAnnotation?.type.trimmedDescription == "some View"
      }
      node = current.parent
    }
    return false
  }
}
