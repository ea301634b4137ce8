/// Whose bodies are kept, and what is declared.
extension Slicer {
  func keepsBody(_ id: UnitID, at depth: Int) -> Bool {
    let unit = self[id]
    if kept.contains(id) || isLiteral(id) { return true }
    // What a body names must be taken as well.
    guard depth < reach else { return false }
    guard let owner = unit.owner else { return depth <= 3 && unit.lines <= 20 }
    let outer = self[UnitID(path: id.path, number: owner)]
    if isViewLike(outer.target, outer) { return depth <= 3 || unit.kind == .initializer }
    if outer.kind == .extension, !index.isOwn(outer.target) {
      return depth <= 3 && unit.lines <= 40
    }
    if unit.isStored { return depth <= 3 && unit.lines <= 8 }
    return depth <= 2 && unit.lines <= 25 || depth <= 3 && unit.lines <= 8
  }

  /// Whether a property has a value that depends on nothing of the app, such as a text.
  private func isLiteral(_ id: UnitID) -> Bool {
    let unit = self[id]
    guard unit.isStored, unit.hasValue, let value = unit.body, let source = sources[id.path] else {
      return false
    }
    let names = source.names(in: value)
    return names.far.isEmpty && names.near.allSatisfy(Self.textNames.contains)
  }

  /// What texts in the app's language are read with.
  private static let textNames: Set<String> = [
    "Bundle", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "String",
    "bundle", "comment",
    "localized", "main", "tableName", "value",
  ]

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
    if unit.kind == .extension, let block = unit.block, let source = sources[id.path] {
      let head = source.text(in: unit.range.lowerBound..<block.lowerBound)
      return head.firstMatch(of: #/extension\s+([\w.]+)/#).map { String($0.1) } ?? unit.target
    }
    guard let owner = unit.owner else { return unit.target }
    let outer = qualifiedName(of: UnitID(path: id.path, number: owner))
    return "\(outer).\(unit.target)"
  }

  /// The types of the slice by name; the nearest comes first.
  func types(named name: String) -> [UnitID] {
    (ownTypes[name] ?? []).sorted { (taken[$0] ?? 99) < (taken[$1] ?? 99) }
  }

  func isClass(_ name: String) -> Bool {
    types(named: name).contains { self[$0].kind == .type(.classType) }
  }

  func members(of id: UnitID) -> [UnitID] {
    guard let source = sources[id.path] else { return [] }
    return source.units.indices.filter { source.units[$0].owner == id.number }
      .map { UnitID(path: id.path, number: $0) }
  }
}
