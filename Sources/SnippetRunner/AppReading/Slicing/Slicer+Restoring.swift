/// What a run needs that the slice has only as stubs.
extension Slicer {
  /// Keeps the bodies of stubs that a run reached, by their names; `false` if none can be kept.
  ///
  /// Short stubs that these bodies reach in turn are kept as well: each run needs a whole
  /// compilation.
  mutating func restore(_ names: [String], except failed: Set<UnitID>) -> Bool {
    let stubs = stubs(except: failed)
    let reached = Set(stubs.filter { self[$0].isNamed(in: names) })
    // A run often ends at the first stub of a table of values, before it reaches the others.
    let tables = Set(reached.compactMap(table))
    let next = stubs.filter {
      self[$0].lines <= Self.shortLines && table(of: $0).map(tables.contains) == true
    }
    let first = reached.union(next)
    keepBodies(of: first)
    let following = self.stubs(except: failed).filter { id in
      self[id].lines <= Self.shortLines && first.contains { isReached(id, from: $0) }
    }
    keepBodies(of: Set(following))
    return !reached.isEmpty
  }

  private static let shortLines = 8

  private func stubs(except failed: Set<UnitID>) -> [UnitID] {
    taken.filter { id, depth in
      self[id].body != nil && !failed.contains(id) && !keepsBody(id, at: depth)
    }
    .map(\.key)
  }

  /// Whether running one declaration of a type runs another: an initializer gives the stored
  /// properties their values, and other code names what it uses.
  private func isReached(_ id: UnitID, from other: UnitID) -> Bool {
    guard id.path == other.path, self[id].owner == self[other].owner, self[id].owner != nil else {
      return false
    }
    if self[other].kind == .initializer, self[id].isStored, !self[id].isStatic { return true }
    guard let body = self[other].body, let source = sources[other.path] else { return false }
    return source.names(in: body).near.contains(where: self[id].names.contains)
  }

  private mutating func keepBodies(of ids: Set<UnitID>) {
    for id in ids.sorted() {
      kept.insert(id)
      searched.remove(id)
      guard let body = self[id].body, let source = sources[id.path] else { continue }
      let names = source.names(in: body)
      for name in names.near { use(name, at: missingDepth, from: id.path) }
      for name in names.far { use(name, at: 5, from: id.path) }
    }
    run()
  }

  /// What the properties of one declaration that have values of the same type share.
  private func table(of id: UnitID) -> String? {
    let unit = self[id]
    guard unit.isStored, let owner = unit.owner else { return nil }
    let type = unit.type ?? unit.stub?.split(separator: "=").first.map(String.init)
    return type.map { "\(id.path) \(owner) \($0)" }
  }

  /// Keeps the bodies of these declarations, however far away they are.
  mutating func keep(_ ids: Set<UnitID>) {
    kept.formUnion(ids)
    searched.subtract(ids)
  }
}

extension SourceUnit {
  /// Whether one of the names that stubs report, such as `Cart.title`, is that of this member.
  fileprivate func isNamed(in reports: [String]) -> Bool {
    reports.contains { report in
      let parts = report.split(separator: ".").map(String.init)
      guard let last = parts.last else { return false }
      return (names.contains(last) || last == "init" && kind == .initializer)
        && (parts.count < 2 || target == parts[parts.count - 2])
    }
  }
}
