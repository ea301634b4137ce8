import SnippetNotation

/// Changes a slice until it compiles: bodies that fail become stubs, declarations that fail are
/// dropped, and names that nothing declares become stand-ins.
struct SliceRepair {
  var slicer: Slicer
  var marks = SliceMarks()
  /// The marks before this round: where its errors are.
  private(set) var earlier = SliceMarks()
  var standIns = StandIns()
  /// Errors for which the app was searched already.
  private var asked: Set<String> = []
  /// The errors of the round before.
  private var known: Set<SliceProblem> = []
  var headers: ObjectiveCHeaders?

  init(slicer: Slicer) {
    self.slicer = slicer
    self.slicer.complete()
  }

  /// Answers the errors of one run; `false` if nothing can be changed.
  mutating func repair(_ problems: [SliceProblem]) -> Bool {
    let before = (marks, standIns)
    earlier = marks
    let isTaken = takeMissing(problems)
    if isTaken { slicer.complete() }
    let missing = Set(problems.compactMap(\.missingName))
    makeStandIns(for: missing, of: problems)
    // Errors may follow from the lack of what was just taken, unless they outlived such a round. A
    // conformance may need several rounds: a member, the type of that member, and so on.
    let fresh = Set(
      problems.filter { isTaken && (!known.contains($0) || $0.text.contains("conform")) }
    )
    known = Set(problems)
    let problems = problems.filter { !fresh.contains($0) }
    let answered = addLooks(for: problems)
    // Other errors in the same declaration may follow from those that were answered.
    let unsettled = units(of: answered).union(unitsAround(units(of: fresh)))
    let replaced = standIns.names
    var ownProblems: [(SliceProblem, Int)] = []
    for problem in problems {
      if problem.path == StandIns.path {
        // A superclass may just have got a stand-in of its own.
        if !replaced.contains(problem.missingName ?? "") { standIns.drop(line: problem.line) }
        continue
      }
      guard let source = slicer.sources[problem.path] else { continue }
      guard let offset = source.offset(line: problem.line, column: problem.column) else {
        withdrawConformances(of: problem.path)
        continue
      }
      if let name = problem.missingName, replaced.contains(name), !standIns.gaveUp.contains(name) {
        continue
      }
      if answered.contains(problem) { continue }
      if slicer.spoken.contains(problem.path) {
        ownProblems.append((problem, offset))
      } else if let id = innermost(at: offset, in: source), !unsettled.contains(id) {
        change(problem, at: offset, in: source)
      }
    }
    // Errors in the spoken files may follow from the others; cutting is the last resort.
    if !isTaken, (marks, standIns) == before {
      // A member without its type, such as an argument, often follows from an error in the called
      // declaration.
      let causes = ownProblems.filter { $0.0.impliedMember == nil }
      for (problem, offset) in causes.isEmpty ? ownProblems : causes {
        if let source = slicer.sources[problem.path] { cut(problem, at: offset, in: source) }
      }
    }
    return isTaken || (marks, standIns) != before
  }

  // MARK: What the app declares

  private mutating func takeMissing(_ problems: [SliceProblem]) -> Bool {
    var isTaken = false
    for problem in problems
    where !isNegligible(problem) && asked.insert(problem.text + problem.path).inserted {
      if let name = problem.missingName?.plainType, slicer.isKnown(name) {
        if slicer.demand(name, from: problem.path) { isTaken = true }
      } else if let name = problem.missingName, slicer.demandNested(name, in: problem.path) {
        isTaken = true
      } else if let member = problem.missingMember {
        if slicer.demand(member.name, of: member.type, from: problem.path) { isTaken = true }
      } else if let name = problem.impliedMember, !isArgumentOfMissing(problem, problems),
        slicer.demandMembers(name, from: problem.path)
      {
        isTaken = true
      } else if problem.isAboutLabels, let call = call(at: problem),
        slicer.demandInitializers(of: call.type, labels: call.labels, from: problem.path)
      {
        isTaken = true
      }
    }
    return isTaken
  }

  /// Whether what is missing is better left out with the code that names it, because the slice is
  /// large and that code is far away.
  private func isNegligible(_ problem: SliceProblem) -> Bool {
    guard slicer.isLarge, !slicer.spoken.contains(problem.path),
      let source = slicer.sources[problem.path],
      let offset = source.offset(line: problem.line, column: problem.column),
      let id = innermost(at: offset, in: source)
    else { return false }
    return (slicer.taken[id] ?? 0) > 1
  }

  /// Whether a member is an argument in a call of what nothing declares: a stand-in will have it.
  private func isArgumentOfMissing(_ problem: SliceProblem, _ others: [SliceProblem]) -> Bool {
    guard let call = call(at: problem), !slicer.isKnown(call.type) else { return false }
    return others.contains { $0.missingName == call.type }
  }

  /// Keeps the bodies of stubs that a run reached; `false` if none can be kept.
  mutating func restore(_ names: [String]) -> Bool {
    let codes = names.contains { name in
      [SynthesizedConformances.decoding, SynthesizedConformances.encoding]
        .contains { name.hasSuffix(".\($0)") }
    }
    let isChanged = codes && !marks.keepsCoding
    if codes { marks.keepsCoding = true }
    let isRestored = slicer.restore(names, except: marks.stubbed.union(marks.dropped))
    slicer.complete()
    return isRestored || isChanged
  }

  // MARK: Declarations elsewhere

  private mutating func change(_ problem: SliceProblem, at offset: Int, in source: SourceUnits) {
    guard let id = innermost(at: offset, in: source) else { return }
    let unit = slicer[id]
    if unit.isGroup { return change(problem, group: id, unit) }
    let isInBody = unit.body?.contains(offset) ?? false
    let writer = SliceWriter(slicer: slicer, marks: earlier)
    let isStubbed = !writer.keepsBody(id)
    if unit.body != nil, unit.stub != nil, !isStubbed, isInBody || unit.kind != .initializer,
      !problem.text.hasPrefix("method does not override"),
      !problem.text.hasPrefix("property does not override"),
      !problem.text.hasPrefix("invalid redeclaration")
    {
      marks.stubbed.insert(id)
    } else {
      drop(id)
    }
  }

  private mutating func change(
    _ problem: SliceProblem,
    group id: Slicer.UnitID,
    _ unit: SourceUnit
  ) {
    if problem.text.contains("has no initializers") {
      if marks.extras[id] == nil {
        marks.extras[id] = " init(byEar: Void) { byEarStop(\"\(unit.target)\") }; "
        return
      }
    } else if problem.text.contains("'required' initializer 'init(coder:)'") {
      marks.extras[id, default: ""] +=
        " required init?(coder: NSCoder) { byEarStop(\"\(unit.target)\") }; "
      return
    } else if let name = problem.refusedProtocol, SynthesizedConformances.names.contains(name),
      unit.kind != .type(.protocolType), unit.isGroup,
      marks.synthesized[id]?.contains(name) != true, marks.unconforming[id]?.contains(name) != true
    {
      marks.synthesized[id, default: []].insert(name)
      if name == "Decodable", unit.kind == .type(.classType) {
        marks.extras[id, default: ""] +=
          " public required convenience init(from decoder: any Swift.Decoder) throws "
          + "{ byEarStop(\"\(unit.target)\") }; "
      }
      return
    } else if let name = problem.refusedProtocol,
      unit.inherited.contains(where: { $0.words.contains(name) }),
      marks.unconforming[id]?.contains(name) != true
    {
      marks.unconforming[id, default: []].insert(name)
      return
    } else if problem.text.contains("conform") {
      // The first of these errors in a round removes a protocol, from which others may follow.
      if earlier.unconforming[id] == marks.unconforming[id] {
        marks.unconforming[id] = Set(unit.inherited.map { $0.words.last ?? $0 })
      }
      return
    }
    drop(id)
  }

  /// Gives up conformances whose requirements, after the end of their file, don't compile.
  private mutating func withdrawConformances(of path: String) {
    marks.codingFiles.insert(path)
    for (id, names) in marks.synthesized where id.path == path {
      marks.synthesized[id] = nil
      marks.unconforming[id, default: []].formUnion(names)
    }
  }

  /// Drops a declaration; if that was no help, the one around it.
  private mutating func drop(_ id: Slicer.UnitID) {
    if earlier.dropped.contains(id), let owner = slicer[id].owner {
      drop(Slicer.UnitID(path: id.path, number: owner))
    }
    marks.dropped.insert(id)
    replaceColor(id)
  }

  /// Declares a colour or picture again that was dropped because of its value: what shows it would
  /// otherwise be dropped as well.
  private mutating func replaceColor(_ id: Slicer.UnitID) {
    let unit = slicer[id]
    guard unit.isStored, !unit.isPrivate, unit.type == nil, let name = unit.names.first,
      let owner = unit.owner
    else { return }
    let type = slicer.qualifiedName(of: Slicer.UnitID(path: id.path, number: owner))
    let looks = Looks(assets: slicer.index.assets, shapes: [:])
    guard let look = looks.collected(name, in: type, isStatic: unit.isStatic),
      !standIns.hasMember(look.name)
    else { return }
    standIns.add(look)
  }

  /// The declarations in which problems are.
  private func units(of problems: Set<SliceProblem>) -> Set<Slicer.UnitID> {
    Set(
      problems.compactMap { problem in
        guard let source = slicer.sources[problem.path],
          let offset = source.offset(line: problem.line, column: problem.column)
        else { return nil }
        return innermost(at: offset, in: source)
      }
    )
  }

  /// Declarations and the types around them.
  private func unitsAround(_ ids: Set<Slicer.UnitID>) -> Set<Slicer.UnitID> {
    ids.union(
      ids.compactMap { id in slicer[id].owner.map { Slicer.UnitID(path: id.path, number: $0) } }
    )
  }

  func innermost(at offset: Int, in source: SourceUnits) -> Slicer.UnitID? {
    let writer = SliceWriter(slicer: slicer, marks: earlier)
    let candidates = source.units.indices.filter { number in
      source.units[number].range.contains(offset)
        && writer.isWritten(Slicer.UnitID(path: source.path, number: number))
    }
    if let found = candidates.min(by: {
      source.units[$0].range.count < source.units[$1].range.count
    }) {
      return Slicer.UnitID(path: source.path, number: found)
    }
    // A replacement on the same line moves columns.
    let line = source.line(of: offset)
    let onLine = source.units.indices.filter { number in
      source.line(of: source.units[number].range.lowerBound) == line
        && writer.isWritten(Slicer.UnitID(path: source.path, number: number))
    }
    return onLine.first.map { Slicer.UnitID(path: source.path, number: $0) }
  }
}
