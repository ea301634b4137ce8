import SwiftSyntax

/// What a missing module adds to types of the system.
extension SliceRepair {
  /// Adds declarations, and returns the problems that they answer.
  mutating func addLooks(for problems: [SliceProblem]) -> Set<SliceProblem> {
    let members = problems.compactMap(\.missingMember?.name)
    guard !members.isEmpty || problems.contains(where: \.isAboutLabels) else { return [] }
    let looks = Looks(
      assets: slicer.index.assets,
      shapes: CallShapes.collect(
        Looks.created.union(members),
        in: Set(slicer.taken.keys.map(\.path)).compactMap { slicer.sources[$0]?.tree }
      )
    )
    var answered: Set<SliceProblem> = []
    for problem in problems {
      guard let look = look(for: problem, looks) else { continue }
      if standIns.hasMember(look.name) {
        if standIns.isNew(look.name) { answered.insert(problem) }
        continue
      }
      standIns.add(look)
      answered.insert(problem)
    }
    standIns.endRound()
    return answered
  }

  private func look(for problem: SliceProblem, _ looks: Looks) -> Looks.Declaration? {
    if let member = problem.missingMember {
      let (type, name) = (member.type, member.name)
      let isOfInstance = problem.text.hasPrefix("value of type")
      let created = standIns.creation(of: type)
      if let look = looks.member(name, of: type, isOfInstance: isOfInstance, created: created) {
        return look
      }
      if isOfInstance, standIns.names.contains(type) {
        return looks.member(name, ofStandIn: type)
      }
      if isOfInstance, let found = keyPath(of: type), standIns.names.contains(found.root) {
        return looks.member(name, ofStandIn: found.root, value: found.value)
      }
      return isOfInstance && isView(type) ? looks.modifier(name) : nil
    }
    guard problem.isAboutLabels, let call = call(at: problem) else { return nil }
    return isDeclared(call) ? nil : looks.initializer(of: call.type, labels: call.labels)
  }

  /// The root and value of the key paths with which a type of the app gets members from another:
  /// `subscript(dynamicMember: KeyPath<Tokens, Color>)`.
  private func keyPath(of type: String) -> (root: String, value: String)? {
    for id in slicer.types(named: type).flatMap(slicer.members)
    where slicer[id].names.contains("dynamicMember") {
      let text = slicer.sources[id.path]?.text(in: slicer[id].range) ?? ""
      if let match = text.firstMatch(of: #/KeyPath<\s*(\w+)\s*,\s*([\w.]+)\s*>/#) {
        return (String(match.1), String(match.2).plainType)
      }
    }
    return nil
  }

  private func isView(_ type: String) -> Bool {
    Self.views.contains(type)
      || slicer.types(named: type).contains { slicer.isViewLike(type, slicer[$0]) }
  }

  private static let views: Set<String> = [
    "some View", "Button", "Capsule", "Circle", "Divider", "ForEach", "Form", "GeometryReader",
    "Group", "HStack", "Image", "Label", "LazyHStack", "LazyVStack", "Link", "List",
    "ModifiedContent", "NavigationLink", "NavigationStack", "NavigationView", "Picker",
    "Rectangle", "RoundedRectangle", "ScrollView", "Section", "Spacer", "Text", "TextField",
    "Toggle", "VStack", "View", "ZStack",
  ]

  /// The call of an initializer around the place of a problem.
  func call(at problem: SliceProblem) -> (type: String, labels: [String])? {
    guard let source = slicer.sources[problem.path],
      let offset = source.offset(line: problem.line, column: problem.column),
      let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    var node = Syntax(token).parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      {
        return (type, call.arguments.map { $0.label?.text ?? "_" })
      }
      if current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Whether the app has an initializer with these labels, so that something else is wrong.
  private func isDeclared(_ call: (type: String, labels: [String])) -> Bool {
    slicer.taken.keys.contains { id in
      let unit = slicer[id]
      return unit.kind == .initializer && unit.target == call.type
        && !unit.labels.isEmpty && unit.labels.allSatisfy(call.labels.contains)
    }
  }
}

extension SliceProblem {
  /// Whether a call has labels that no initializer has.
  var isAboutLabels: Bool {
    [
      "no exact matches in call to initializer", "incorrect argument label", "extraneous argument",
      "missing argument label",
    ].contains(where: text.hasPrefix)
  }
}
