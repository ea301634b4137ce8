/// Values for stubs that a run reached and for which no value is known.
extension AppSlice {
  /// Makes values of the app's types that the stubs return; `false` if there are none.
  ///
  /// Enumerations get a value even if their stubs weren't reached yet, since a run ends at the first
  /// stub without one, and each run needs a whole compilation.
  package mutating func giveValues(to reached: [String]) -> Bool {
    var maker = ArgumentMaker(slicer: work.slicer)
    maker.isMinimal = true
    maker.failed = work.marks.stubbed.union(work.marks.dropped)
    var isChanged = false
    let types = Set(reached.flatMap(work.slicer.resultTypes)).union(work.slicer.enumerationResults)
    for type in types.sorted() {
      guard let id = work.slicer.types(named: type).first(where: { work.slicer[$0].isCreatable }),
        let value = maker.value(of: work.slicer.qualifiedName(of: id), named: type)
      else { continue }
      if work.standIns.add(value: value, of: work.slicer.qualifiedName(of: id)) { isChanged = true }
    }
    work.slicer.keep(maker.examples)
    work.slicer.add(maker.needed, from: paths.first ?? "")
    return isChanged
  }
}

extension SourceUnit {
  fileprivate var isCreatable: Bool {
    switch kind {
    case .type(.structure), .type(.classType), .type(.enumeration): true
    default: false
    }
  }
}

extension Slicer {
  /// The types of the declarations with a name such as `Theme.accent`, where the code says them.
  func resultTypes(of name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    return taken.keys.compactMap { id in
      let unit = self[id]
      guard unit.names.contains(last), parts.count < 2 || unit.target == parts[parts.count - 2]
      else { return nil }
      return resultType(of: id)
    }
  }

  /// The enumerations that declarations outside the spoken files have as their types.
  var enumerationResults: Set<String> {
    Set(taken.keys.filter { !spoken.contains($0.path) }.compactMap(resultType)).filter { name in
      types(named: name).contains { self[$0].kind == .type(.enumeration) }
    }
  }

  private func resultType(of id: UnitID) -> String? {
    let unit = self[id]
    guard unit.body != nil || unit.isStored else { return nil }
    let end = unit.body?.lowerBound ?? unit.range.upperBound
    let head = sources[id.path]?.text(in: unit.range.lowerBound..<end) ?? ""
    let written =
      unit.type ?? unit.createdType
      ?? (unit.kind == .function ? head.components(after: "->") : nil)
    return written?.plainType.words.last
  }
}

extension SourceUnit {
  /// `Theme` of a stub such as `: Theme = …`.
  fileprivate var createdType: String? {
    guard let stub, stub.hasPrefix(": ") else { return nil }
    return String(stub.dropFirst(2).prefix { $0 != " " })
  }
}

extension String {
  fileprivate func components(after mark: String) -> String? {
    ranges(of: mark).last.map { String(self[$0.upperBound...]) }
  }
}
