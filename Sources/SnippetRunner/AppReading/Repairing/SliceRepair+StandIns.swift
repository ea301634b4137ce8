/// Makes stand-ins for names that nothing declares.
extension SliceRepair {
  mutating func makeStandIns(for names: Set<String>, of problems: [SliceProblem]) {
    let unknown = names.filter { !standIns.names.contains($0) && !standIns.gaveUp.contains($0) }
    if !unknown.isEmpty, headers == nil { headers = slicer.index.readHeaders() }
    for name in unknown.sorted() {
      // With its superclasses, or its members would be missing for a round.
      var next = headers?[name]
      while let declaration = next, !standIns.names.contains(declaration.name) {
        standIns.add(declaration)
        next = declaration.superclass.flatMap { slicer.isKnown($0) ? nil : headers?[$0] }
      }
    }
    let fresh = names.filter { name in
      name.first?.isUppercase == true && !standIns.names.contains(name)
        && !standIns.gaveUp.contains(name) && isNeededWhereShown(name, problems)
    }
    guard !fresh.isEmpty else { return }
    let trees = Set(slicer.taken.keys.map(\.path)).filter { path in
      slicer.spoken.contains(path) || problems.contains { $0.path == path }
    }.sorted().compactMap { slicer.sources[$0]?.tree }
    let uses = NameUses.collect(fresh, in: trees)
    let shapes = CallShapes.collect(fresh, in: trees)
    for name in fresh.sorted() {
      var use = uses[name] ?? NameUses()
      use.arguments = shapes[name]?.calls ?? [:]
      standIns.add(name, uses: use)
    }
  }

  /// Only what is shown is worth a stand-in; other code becomes a stub.
  private func isNeededWhereShown(_ name: String, _ problems: [SliceProblem]) -> Bool {
    problems.contains { problem in
      guard problem.missingName == name, !slicer.isKnown(name),
        let source = slicer.sources[problem.path]
      else {
        return false
      }
      if slicer.spoken.contains(problem.path) { return true }
      guard let offset = source.offset(line: problem.line, column: problem.column),
        let id = innermost(at: offset, in: source)
      else { return false }
      // An extension of a missing type is left out.
      if slicer[id].kind == .extension, slicer[id].target == name { return false }
      let owner = slicer[id].owner.map { Slicer.UnitID(path: id.path, number: $0) } ?? id
      return slicer.isViewLike(slicer[owner].target, slicer[owner])
        || slicer.members(of: owner).contains { slicer[$0].names.contains("dynamicMember") }
        || slicer[owner].kind == .extension && !slicer.isKnown(slicer[owner].target)
    }
  }
}
