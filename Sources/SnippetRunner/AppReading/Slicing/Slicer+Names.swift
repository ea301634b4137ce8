/// What a name that is used stands for.
extension Slicer {
  mutating func resolve(_ name: String, at depth: Int, from path: String) {
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
  func isLikelyOwner(_ type: String, at depth: Int) -> Bool {
    if depths[type] != nil { return true }
    guard depth <= 2 else { return false }
    return Self.valueTypes.contains(type) || type.hasPrefix("UI") || type.hasPrefix("CG")
      || type.hasPrefix("NS")
  }

  private static let valueTypes: Set<String> = [
    "Animation", "AnyTransition", "Array", "AttributedString", "Binding", "Bool", "Bundle",
    "Button", "ButtonStyle", "Character", "Collection", "Color", "Comparable", "Data", "Date",
    "Dictionary", "Double", "EdgeInsets", "Environment", "EnvironmentValues", "Equatable", "Font",
    "GroupBoxStyle", "Hashable", "Identifiable", "Image", "Int", "Label", "LabelStyle",
    "LabeledContentStyle", "ListStyle", "LocalizedStringKey", "Notification", "Optional",
    "PickerStyle", "PrimitiveButtonStyle", "ProgressViewStyle", "Published",
    "RandomAccessCollection", "Result", "Sequence", "Set", "Shape", "ShapeStyle", "String",
    "StringProtocol", "Text", "TextFieldStyle", "ToggleStyle", "Transition", "URL", "View",
    "ViewModifier",
  ]

  func declaredInSpoken(_ name: String) -> Bool {
    spoken.contains { path in
      sources[path]?.units.contains { $0.owner == nil && $0.isGroup && $0.names.contains(name) }
        ?? false
    }
  }

  mutating func takeTopLevel(_ name: String, of path: String, at depth: Int) {
    guard let source = source(path) else { return }
    for number in source.units.indices where source.units[number].owner == nil {
      let unit = source.units[number]
      if unit.kind != .extension, unit.names.contains(name) {
        enqueue(UnitID(path: path, number: number), at: depth)
      }
    }
  }

  mutating func enqueue(_ id: UnitID, at depth: Int) {
    if let known = taken[id], known <= depth { return }
    guard depth <= currentReach, taken.count < Self.maximumUnits else { return }
    queue[depth].append(.unit(id))
  }

  mutating func source(_ path: String) -> SourceUnits? {
    if let known = sources[path] { return known }
    guard let text = index.folder.read(path) else { return nil }
    let (translated, tree) = texts.read(text.withoutInnerModules)
    sources[path] = SourceUnits(path: path, text: translated, tree: tree)
    return sources[path]
  }
}
