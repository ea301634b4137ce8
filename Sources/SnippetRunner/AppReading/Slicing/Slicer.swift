import Foundation
import SnippetNotation

/// Takes from an app the declarations that files depend on.
///
/// A name that is used takes what has this name: a type, a function, or a member of a type that is
/// taken. This takes too much, but never needs a compiler. Depth counts the steps from the spoken
/// files; it decides which bodies are kept.
struct Slicer {
  let index: AppIndex
  let root: String
  private(set) var sources: [String: SourceUnits] = [:]
  private(set) var taken: [UnitID: Int] = [:]
  private(set) var spoken: Set<String> = []

  private var depths: [String: Int] = [:]
  private var waiting: [String: [UnitID]] = [:]
  private var ownTypes: [String: [UnitID]] = [:]
  private var kept: Set<UnitID> = []
  private var registered: Set<UnitID> = []
  /// The file of each type: one module can't declare a name twice.
  private var chosen: [String: Int] = [:]
  private var signatures: [String: UnitID] = [:]
  private var extensionsRead: Set<String> = []
  private var inheritors: [String: [UnitID]] = [:]
  private var queue: [[Work]] = Array(repeating: [], count: Slicer.maximumDepth + 2)

  /// Beyond this, a name isn't followed.
  static let maximumDepth = 4
  static let maximumUnits = 1800

  struct UnitID: Hashable, Sendable {
    var path: String
    var number: Int
  }

  private enum Work {
    case name(String, from: String)
    case unit(UnitID)
  }

  private let texts: AppTexts

  init(index: AppIndex, texts: AppTexts) {
    self.index = index
    self.texts = texts
    root = index.folder.root.path(percentEncoded: false)
  }

  subscript(id: UnitID) -> SourceUnit { sources[id.path]?.units[id.number] ?? .missing }

  // MARK: Beginning

  mutating func begin(with files: [SwiftFile], paths: [String]) {
    for (file, path) in zip(files, paths) {
      let source = SourceUnits(path: path, text: file.text)
      sources[path] = source
      spoken.insert(path)
      for number in source.units.indices {
        let id = UnitID(path: path, number: number)
        taken[id] = 0
        if source.units[number].isGroup { register(id) }
      }
      let names = source.names(in: 0..<source.bytes.count)
      for name in names.near { use(name, at: 1, from: path) }
      for name in names.far { use(name, at: 4, from: path) }
    }
    run()
  }

  mutating func add(_ names: Set<String>, from path: String) {
    for name in names { use(name, at: 2, from: path) }
    run()
  }

  /// Takes the members with a name that weren't taken for lack of a label or because they are far
  /// away; `false` if there are none.
  mutating func demand(_ name: String, of type: String, from path: String) -> Bool {
    let before = taken.count
    let owners = ancestors(of: type)
    for place in index.members[name] ?? [] where owners.contains(place.target) { register(place) }
    for id in waiting[name] ?? []
    where self[id].names.contains(name) && owners.contains(self[id].target) {
      enqueue(id, at: spoken.contains(path) ? 1 : 2)
    }
    run()
    return taken.count > before
  }

  /// A type with what it inherits in the app, and the protocol of all views.
  private func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    var waiting = [type]
    while let name = waiting.popLast() {
      for parent in (ownTypes[name] ?? []).flatMap({ self[$0].inherited }).flatMap(\.words)
      where found.insert(parent).inserted { waiting.append(parent) }
    }
    return index.types[type] == nil ? found.union(["View"]) : found
  }

  /// Takes a type or global that is far away; `false` if it is taken already.
  mutating func demand(_ name: String, from path: String) -> Bool {
    let before = taken.count
    depths[name] = nil
    use(name, at: spoken.contains(path) ? 1 : 2, from: path)
    run()
    return taken.count > before
  }

  /// Keeps the bodies of stubs that a run reached, by their names; `false` if none can be kept.
  mutating func restore(_ names: [String], except failed: Set<UnitID>) -> Bool {
    var isChanged = false
    for name in names {
      let parts = name.split(separator: ".").map(String.init)
      guard let last = parts.last else { continue }
      for (id, depth) in taken where !failed.contains(id) && !keepsBody(id, at: depth) {
        let unit = self[id]
        let isNamed = unit.names.contains(last) || last == "init" && unit.kind == .initializer
        guard isNamed, unit.body != nil, parts.count < 2 || unit.target == parts[parts.count - 2]
        else { continue }
        kept.insert(id)
        isChanged = true
        if let body = unit.body, let source = sources[id.path] {
          let names = source.names(in: body)
          for name in names.near { use(name, at: 2, from: id.path) }
          for name in names.far { use(name, at: 5, from: id.path) }
        }
      }
    }
    run()
    return isChanged
  }

  /// Keeps the bodies of these declarations, however far away they are.
  mutating func keep(_ ids: Set<UnitID>) { kept.formUnion(ids) }

  private mutating func run() {
    var depth = 0
    while depth < queue.count {
      guard let work = queue[depth].popLast() else {
        depth += 1
        continue
      }
      switch work {
      case .name(let name, let path): resolve(name, at: depth, from: path)
      case .unit(let id): take(id, at: depth)
      }
      depth = 0
    }
  }

  private mutating func use(_ name: String, at depth: Int, from path: String) {
    guard depth <= Self.maximumDepth, taken.count < Self.maximumUnits else { return }
    queue[depth].append(.name(name, from: path))
  }

  // MARK: Names

  private mutating func resolve(_ name: String, at depth: Int, from path: String) {
    // Names that are private to a file are resolved there, even if another file used them before.
    if let own = sources[path] {
      for number in own.privateUnits[name] ?? [] {
        enqueue(UnitID(path: path, number: number), at: depth)
      }
    }
    if let known = depths[name], known <= depth { return }
    let isFirst = depths[name] == nil
    depths[name] = depth
    if !declaredInSpoken(name) {
      if let files = index.types[name], let file = chosen[name] ?? index.nearest(files, to: path) {
        chosen[name] = file
        takeTopLevel(name, of: index.files[file], at: depth)
      }
      if let files = index.globals[name] {
        for file in files.prefix(8) { takeTopLevel(name, of: index.files[file], at: depth) }
      }
    }
    for id in waiting[name] ?? [] { offer(id, at: depth) }
    // A type of the system that conforms to a protocol of the app.
    if depth <= 3 {
      for place in index.conformances[name] ?? [] where !index.isOwn(place.target) {
        register(place)
      }
    }
    guard isFirst else { return }
    for place in index.members[name] ?? [] {
      let isOfApp = index.isOwn(place.target)
      if isOfApp ? ownTypes[place.target] != nil : isLikelyOwner(place.target, at: depth) {
        register(place)
      } else if inheritors[place.target] != nil {
        use(place.target, at: depth, from: path)
      }
    }
  }

  /// Whether a value of this type of the system may be used, although nothing says its name.
  ///
  /// Code that is far away gets such members when the compiler misses them.
  private func isLikelyOwner(_ type: String, at depth: Int) -> Bool {
    if depths[type] != nil { return true }
    guard depth <= 2 else { return false }
    return Self.valueTypes.contains(type) || type.hasPrefix("UI") || type.hasPrefix("CG")
      || type.hasPrefix("NS")
  }

  private static let valueTypes: Set<String> = [
    "Array", "AttributedString", "Binding", "Bool", "Bundle", "Button", "Character", "Collection",
    "Color", "Comparable", "Data", "Date", "Dictionary", "Double", "EdgeInsets", "Environment",
    "EnvironmentValues", "Equatable", "Font", "Hashable", "Identifiable", "Image", "Int", "Label",
    "LocalizedStringKey", "Notification", "Optional", "Published", "RandomAccessCollection",
    "Result", "Sequence", "Set", "Shape", "ShapeStyle", "String", "StringProtocol", "Text", "URL",
    "View",
  ]

  private func declaredInSpoken(_ name: String) -> Bool {
    spoken.contains { path in
      sources[path]?.units.contains { $0.owner == nil && $0.isGroup && $0.names.contains(name) }
        ?? false
    }
  }

  private mutating func takeTopLevel(_ name: String, of path: String, at depth: Int) {
    guard let source = source(path) else { return }
    for number in source.units.indices where source.units[number].owner == nil {
      let unit = source.units[number]
      if unit.kind != .extension, unit.names.contains(name) {
        enqueue(UnitID(path: path, number: number), at: depth)
      }
    }
  }

  private mutating func enqueue(_ id: UnitID, at depth: Int) {
    if let known = taken[id], known <= depth { return }
    guard depth <= Self.maximumDepth, taken.count < Self.maximumUnits else { return }
    queue[depth].append(.unit(id))
  }

  private mutating func source(_ path: String) -> SourceUnits? {
    if let known = sources[path] { return known }
    guard let text = index.folder.read(path) else { return nil }
    sources[path] = SourceUnits(path: path, text: texts.translated(text))
    return sources[path]
  }

  // MARK: Units

  private mutating func take(_ id: UnitID, at depth: Int) {
    if let known = taken[id], known <= depth { return }
    let unit = self[id]
    if !unit.isGroup, unit.owner != nil || unit.kind == .variable, unit.kind != .enumCase {
      let signature = signature(of: id)
      if let other = signatures[signature], other.path != id.path { return }
      signatures[signature] = id
    }
    taken[id] = depth
    guard let source = sources[id.path] else { return }
    if let owner = unit.owner {
      let outer = UnitID(path: id.path, number: owner)
      if taken[outer] == nil { take(outer, at: depth) }
    }
    if let block = unit.block {
      let head = source.names(in: unit.range.lowerBound..<block.lowerBound)
      let inherited = Set(unit.inherited.flatMap(\.words))
      for name in head.near.subtracting(inherited) { use(name, at: depth + 1, from: id.path) }
      for name in neededInherited(of: unit) { use(name, at: depth + 1, from: id.path) }
      register(id)
      return
    }
    let keeps = keepsBody(id, at: depth)
    let bodyRange = unit.body
    for part in parts(of: unit.range, without: bodyRange) {
      // Of a signature, only types matter; its labels are those of the calls.
      for name in source.names(in: part).near where name.first?.isUppercase == true {
        use(name, at: depth + 2, from: id.path)
      }
    }
    if keeps, let bodyRange {
      let names = source.names(in: bodyRange)
      for name in names.near { use(name, at: depth + 1, from: id.path) }
      for name in names.far { use(name, at: depth + 4, from: id.path) }
    }
  }

  /// What must not be declared twice in a module.
  private func signature(of id: UnitID) -> String {
    let unit = self[id]
    let head = unit.range.lowerBound..<(unit.body?.lowerBound ?? unit.range.upperBound)
    let text = sources[id.path]?.text(in: head) ?? ""
    let words =
      unit.kind == .variable
      ? []
      : text.split { $0 == " " || $0 == "\n" }
        .filter { !["public", "open", "internal", "fileprivate", "private"].contains($0) }
    return "\(unit.isPrivate ? id.path : "") \(unit.target).\(unit.names) \(unit.isStatic) "
      + words.joined(separator: " ") + (unit.names == ["subscript"] ? text : "")
  }

  private func parts(of range: Range<Int>, without hole: Range<Int>?) -> [Range<Int>] {
    guard let hole else { return [range] }
    return [range.lowerBound..<hole.lowerBound, hole.upperBound..<range.upperBound]
  }

  /// A superclass is needed; a protocol of the app only if something else uses it.
  private func neededInherited(of unit: SourceUnit) -> [String] {
    switch unit.kind {
    case .type(.classType): unit.inherited.prefix(1).flatMap(\.words)
    case .type(.protocolType): unit.inherited.flatMap(\.words)
    default: []
    }
  }

  /// Makes the members of a type or extension available to the names that are used.
  private mutating func register(_ id: UnitID) {
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

  private mutating func register(_ place: AppIndex.Place) {
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

  private func typeDepth(_ name: String) -> Int {
    ownTypes[name]?.compactMap { taken[$0] }.min() ?? 3
  }

  /// Members that a type needs although nothing names them.
  private func isForced(_ unit: SourceUnit, in owner: SourceUnit) -> Bool {
    switch unit.kind {
    case .enumCase: return true
    case .name: return owner.isProtocol
    case .initializer: return unit.isRequired || unit.isOverride
    default: break
    }
    if unit.isOverride { return true }
    if unit.names.contains(where: Self.witnesses.contains) { return !unit.isStatic }
    // A class has no memberwise initializer that names its properties.
    return unit.isStored && !unit.hasValue && !unit.isStatic && owner.kind == .type(.classType)
  }

  /// What protocols of the system require.
  private static let witnesses: Set<String> = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController", "makeCoordinator", "id", "==", "<", "hash", "rawValue",
    "wrappedValue",
    "projectedValue", "callAsFunction", "path", "sizeThatFits", "placeSubviews", "defaultValue",
    "numberOfSections", "tableView", "collectionView", "errorDescription",
  ]

  private mutating func offer(_ id: UnitID, at depth: Int) {
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
    if unit.kind == .initializer || unit.kind == .function, !unit.isOverride, !unit.isRequired,
      !unit.labels.allSatisfy({ depths[$0] != nil })
    {
      for label in unit.labels where depths[label] == nil { waiting[label, default: []].append(id) }
      return
    }
    enqueue(id, at: max(base, depth))
  }

  // MARK: Bodies

  func keepsBody(_ id: UnitID, at depth: Int) -> Bool {
    let unit = self[id]
    if kept.contains(id) { return true }
    guard let owner = unit.owner else { return depth <= 3 && unit.lines <= 20 }
    let outer = self[UnitID(path: id.path, number: owner)]
    if isViewLike(outer.target, outer) { return depth <= 3 || unit.kind == .initializer }
    if outer.kind == .extension, !index.isOwn(outer.target) {
      return depth <= 3 && unit.lines <= 40
    }
    if unit.isStored { return depth <= 3 && unit.lines <= 8 }
    return depth <= 2 && unit.lines <= 25 || depth <= 3 && unit.lines <= 8
  }

  /// Whether a type shows something, judged by the names of what it inherits.
  func isViewLike(_ name: String, _ unit: SourceUnit, steps: Int = 0) -> Bool {
    let inherited = unit.inherited + (ownTypes[name] ?? []).flatMap { self[$0].inherited }
    return inherited.contains { type in
      let base = type.words.last ?? type
      if Self.viewProtocols.contains(base) { return true }
      if base.hasPrefix("UI") { return Self.viewEndings.contains { base.hasSuffix($0) } }
      guard steps < 6, let parents = ownTypes[base], base != name else { return false }
      return parents.contains { isViewLike(base, self[$0], steps: steps + 1) }
    }
  }

  private static let viewProtocols: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "LabeledContentStyle", "GroupBoxStyle", "DisclosureGroupStyle", "ProgressViewStyle", "Shape",
    "TextFieldStyle", "UIViewRepresentable", "PreviewProvider", "InsettableShape", "Layout",
  ]

  private static let viewEndings = [
    "View", "Cell", "Control", "Button", "Label", "Switch", "Field", "Bar", "Slider",
  ]

  /// Whether a type of the app with this name is taken, or is none of the app's.
  func isDeclared(_ name: String) -> Bool {
    index.types[name] == nil || ownTypes[name]?.contains { taken[$0] != nil } == true
  }

  func isKnown(_ name: String) -> Bool { index.types[name] != nil || index.globals[name] != nil }

  /// The name of a type with those around it, such as `Cart.Item`.
  func qualifiedName(of id: UnitID) -> String {
    let unit = self[id]
    guard let owner = unit.owner else { return unit.target }
    let outer = qualifiedName(of: UnitID(path: id.path, number: owner))
    return "\(outer).\(unit.target)"
  }

  /// The types of the slice by name; the nearest comes first.
  func types(named name: String) -> [UnitID] {
    (ownTypes[name] ?? []).sorted { (taken[$0] ?? 99) < (taken[$1] ?? 99) }
  }

  func members(of id: UnitID) -> [UnitID] {
    guard let source = sources[id.path] else { return [] }
    return source.units.indices.filter { source.units[$0].owner == id.number }
      .map { UnitID(path: id.path, number: $0) }
  }
}

extension SourceUnit {
  static let missing = SourceUnit(kind: .name, names: [], range: 0..<0)
}

extension String {
  /// The identifiers in a type, such as `A` and `B` of `A<B>`.
  var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
