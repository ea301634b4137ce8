/// What is taken with a declaration.
extension Slicer {
  mutating func take(_ id: UnitID, at depth: Int) {
    if let known = taken[id], known <= depth { return }
    let unit = self[id]
    if !unit.isGroup, unit.owner != nil || unit.kind == .variable, unit.kind != .enumCase {
      let signature = signature(of: id)
      if let other = signatures[signature], other.path != id.path { return }
      signatures[signature] = id
    }
    taken[id] = depth
    searched.remove(id)
    guard let source = sources[id.path] else { return }
    if let owner = unit.owner {
      let outer = UnitID(path: id.path, number: owner)
      if taken[outer] == nil { take(outer, at: depth) }
    }
    if let block = unit.block {
      let head = source.names(in: unit.range.lowerBound..<block.lowerBound)
      let inherited = Set(unit.inherited.flatMap(\.words))
      for name in head.near where !inherited.contains(name) {
        use(name, at: depth + 1, from: id.path)
      }
      // Without its superclass, a class has none of its members.
      for name in neededInherited(of: unit) {
        use(name, at: max(depth, min(depth + 1, currentReach)), from: id.path)
      }
      register(id)
      return
    }
    let keeps = keepsBody(id, at: depth)
    let bodyRange = unit.body
    for part in parts(of: unit.range, without: bodyRange) {
      // Of a signature, only types matter; its labels are those of the calls.
      for name in source.names(in: part).near where name.first?.isUppercase == true {
        use(name, at: depth + 2, from: id.path)
        // Nested types of the same file would only be missed in the next round.
        for nested in waiting[name] ?? []
        where nested.path == id.path && depth > 0 && self[nested].isGroup {
          enqueue(nested, at: min(depth + 1, reach))
        }
      }
    }
    if keeps, let bodyRange {
      let names = source.names(in: bodyRange)
      for name in names.near { use(name, at: depth + 1, from: id.path) }
      for name in names.far { use(name, at: depth + 4, from: id.path) }
    }
  }

  /// What must not be declared twice in a module.
  func signature(of id: UnitID) -> String {
    let unit = self[id]
    let head = unit.range.lowerBound..<(unit.body?.lowerBound ?? unit.range.upperBound)
    let text = sources[id.path]?.text(in: head) ?? ""
    let words =
      unit.kind == .variable
      ? []
      : text.split { $0 == " " || $0 == "\n" }
        .filter { !["public", "open", "internal", "fileprivate", "private"].contains($0) }
    return "\(unit.isPrivate ? id.path : "") \(unit.target).\(unit.names) \(unit.isStatic) "
      + words.joined(separator: " ") + (unit.names.first == "subscript" ? text : "")
  }

  func parts(of range: Range<Int>, without hole: Range<Int>?) -> [Range<Int>] {
    guard let hole else { return [range] }
    return [range.lowerBound..<hole.lowerBound, hole.upperBound..<range.upperBound]
  }

  /// A superclass is needed; a protocol of the app only if something else uses it.
  func neededInherited(of unit: SourceUnit) -> [String] {
    switch unit.kind {
    case .type(.classType): unit.inherited.prefix(1).flatMap(\.words)
    case .type(.protocolType): unit.inherited.flatMap(\.words)
    default: []
    }
  }

  /// Makes the members of a type or extension available to the names that are used.
  mutating func register(_ id: UnitID) {
    guard registered.insert(id).inserted, let source = sources[id.path] else { return }
    let unit = self[id]
    let isNewType = ownTypes[unit.target] == nil
    if unit.kind != .extension || !index.isOwn(unit.target) {
      ownTypes[unit.target, default: []].append(id)
    }
    for name in unit.inherited.flatMap(\.words) {
      inheritors[name, default: []].append(id)
      guard index.types[name] != nil, depths[name] == nil else { continue }
      let used = (index.extensions[name] ?? []).contains { place in
        index.membersByPlace[place]?.contains { depths[$0] != nil } ?? false
      }
      if used { use(name, at: (taken[id] ?? 0) + 2, from: id.path) }
    }
    for number in source.units.indices where source.units[number].owner == id.number {
      let member = UnitID(path: id.path, number: number)
      let unit = source.units[number]
      for name in unit.names { waiting[name, default: []].append(member) }
      if isForced(unit, in: self[id]) || unit.kind == .initializer {
        offer(member, at: taken[id] ?? 0)
      } else if let depth = unit.names.compactMap({ depths[$0] }).min() {
        offer(member, at: depth)
      }
    }
    guard isNewType, unit.kind != .extension else { return }
    for place in index.extensions[unit.target] ?? [] { register(place) }
  }

  mutating func register(_ place: AppIndex.Place) {
    let path = index.files[place.file]
    guard extensionsRead.insert("\(path):\(place.target)").inserted, let source = source(path)
    else { return }
    for number in source.units.indices where source.units[number].kind == .extension {
      guard source.units[number].target == place.target else { continue }
      let id = UnitID(path: path, number: number)
      register(id)
      // An extension that only declares a conformance.
      if ownTypes[place.target] != nil, !source.units[number].inherited.isEmpty {
        let isNeeded = source.units[number].inherited.flatMap(\.words).contains { name in
          index.types[name] == nil || depths[name] != nil
        }
        if isNeeded { enqueue(id, at: typeDepth(place.target) + 1) }
      }
    }
  }

  func typeDepth(_ name: String) -> Int {
    ownTypes[name]?.compactMap { taken[$0] }.min() ?? 3
  }

  /// Members that a type needs although nothing names them.
  func isForced(_ unit: SourceUnit, in owner: SourceUnit) -> Bool {
    switch unit.kind {
    case .enumCase: return true
    case .name: return owner.isProtocol
    case .initializer:
      if unit.labels == ["rawValue"] { return owner.inherited.contains("RawRepresentable") }
      return unit.isRequired || unit.isOverride
    default: break
    }
    if unit.isOverride || unit.names.contains(where: Self.staticWitnesses.contains) { return true }
    if unit.names.contains(where: Self.witnesses.contains) { return !unit.isStatic }
    // A class has no memberwise initializer that names its properties.
    return unit.isStored && !unit.hasValue && !unit.isStatic && owner.kind == .type(.classType)
      && reach == Self.maximumDepth
  }

  /// What protocols of the system require.
  private static let witnesses: Set<String> = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController", "makeCoordinator", "id", "==", "hash", "rawValue",
    "wrappedValue", "dynamicMember",
    "projectedValue", "callAsFunction", "path", "sizeThatFits", "placeSubviews",
    "numberOfSections", "tableView", "collectionView", "errorDescription",
  ]

  /// Those that belong to the type; without them it loses the conformance.
  private static let staticWitnesses: Set<String> = ["<", "defaultValue"]

  mutating func offer(_ id: UnitID, at depth: Int) {
    let unit = self[id]
    guard let owner = unit.owner else { return }
    let outer = UnitID(path: id.path, number: owner)
    let base = taken[outer] ?? 0
    if spoken.contains(id.path) { return }
    guard
      unit.kind == .initializer || isForced(unit, in: self[outer])
        || unit.names.contains(where: { depths[$0] != nil })
    else { return }
    // A call that could mean this function names all its labels.
    if unit.kind == .initializer || unit.kind == .function, !isForced(unit, in: self[outer]),
      !unit.labels.allSatisfy({ depths[$0] != nil })
    {
      guard unlabelled.insert(id).inserted else { return }
      for label in unit.labels where depths[label] == nil { waiting[label, default: []].append(id) }
      return
    }
    enqueue(id, at: max(base, depth))
  }
}
