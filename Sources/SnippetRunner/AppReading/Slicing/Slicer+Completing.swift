/// Takes what the compiler would miss next, before it says so: each answer costs one of its runs.
extension Slicer {
  /// Takes the types of the app that written code names, and the members of its own type that a
  /// kept body names, until nothing is missing.
  mutating func complete() {
    for _ in 0..<Self.completingSteps {
      let fresh = taken.keys.filter { !searched.contains($0) }
      guard !fresh.isEmpty, !isLarge || !spoken.isDisjoint(with: fresh.map(\.path)) else { return }
      for id in fresh.sorted() {
        searched.insert(id)
        takeNamed(by: id)
      }
      run()
    }
  }

  private static let completingSteps = 8

  private mutating func takeNamed(by id: UnitID) {
    guard let source = sources[id.path], let depth = taken[id] else { return }
    let unit = self[id]
    let isSpoken = spoken.contains(id.path)
    // In a large slice, code that is far away is rather left out.
    guard isSpoken || !isLarge || depth <= 1 else { return }
    if let block = unit.block {
      let inherited = Set(unit.inherited.flatMap(\.words))
      let names = source.names(in: unit.range.lowerBound..<block.lowerBound).near
      return takeTypes(names.filter { !inherited.contains($0) }, from: id)
    }
    for part in parts(of: unit.range, without: unit.body) {
      takeTypes(source.names(in: part).near, from: id)
    }
    guard let body = unit.body, keepsBody(id, at: depth) else { return }
    let names = source.names(in: body)
    takeTypes(names.near + names.far, from: id)
    let all = Set(names.near + names.far)
    takeInitializers(named: all, from: id)
    for name in all.sorted() {
      for member in waiting[name] ?? []
      where taken[member] == nil && self[member].target == unit.target
        && self[member].kind != .initializer && all.isSuperset(of: self[member].labels)
      {
        enqueue(member, at: depthOfMissing(from: id))
      }
    }
  }

  private mutating func takeTypes(_ names: [String], from id: UnitID) {
    for name in names where name.first?.isUppercase == true {
      if index.types[name] != nil, !isDeclared(name), !declaredInSpoken(name) {
        depths[name] = nil
        use(name, at: depthOfMissing(from: id), from: id.path)
      }
      for nested in waiting[name] ?? []
      where nested.path == id.path && taken[nested] == nil && self[nested].isGroup {
        enqueue(nested, at: depthOfMissing(from: id))
      }
    }
  }

  /// Takes initializers that the app adds to types of the system, if code names all their labels.
  private mutating func takeInitializers(named names: Set<String>, from id: UnitID) {
    for type in names.sorted() where index.types[type] == nil {
      for place in index.extensions[type] ?? []
      where index.membersByPlace[place]?.contains("init") == true {
        register(place)
        let path = index.files[place.file]
        for member in (ownTypes[type] ?? []).filter({ $0.path == path }).flatMap(members)
        where taken[member] == nil && self[member].kind == .initializer {
          guard !self[member].labels.isEmpty, names.isSuperset(of: self[member].labels) else {
            continue
          }
          enqueue(member, at: depthOfMissing(from: id))
        }
      }
    }
  }

  /// The depth of what the compiler misses.
  private func depthOfMissing(from id: UnitID) -> Int {
    spoken.contains(id.path) ? 1 : missingDepth
  }
}
