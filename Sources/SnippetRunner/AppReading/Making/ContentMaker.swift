/// Calls that give a view of UIKit its content, as its screen would.
struct ContentMaker {
  var maker: ArgumentMaker

  /// `$0.configure(with: …)` or `$0.item = …`, of a view class of the spoken files; `nil` without
  /// such a method or an observed property.
  mutating func call(of id: Slicer.UnitID) -> String? {
    let slicer = maker.slicer
    let methods = slicer.types(named: slicer[id].target).flatMap { slicer.members(of: $0) }
      .filter { member in
        let unit = slicer[member]
        return unit.kind == .function && !unit.isStatic && !unit.isOverride && !unit.isPrivate
          && Self.rank(unit.names.first ?? "") != nil
      }
      .sorted { Self.rank(slicer[$0].names[0]) ?? 9 < Self.rank(slicer[$1].names[0]) ?? 9 }
    for method in methods {
      guard let parameters = maker.parameters(ofFunction: method), !parameters.isEmpty,
        let arguments = maker.arguments(parameters)
      else { continue }
      return "$0.\(slicer[method].names[0])(\(arguments))"
    }
    return assignments(of: id)
  }

  /// Values for the properties whose observers update the view.
  private mutating func assignments(of id: Slicer.UnitID) -> String? {
    let slicer = maker.slicer
    let texts = slicer.members(of: id).compactMap { member -> String? in
      let unit = slicer[member]
      guard unit.isObserved, !unit.isStatic, !unit.isOverride, !unit.isPrivate,
        let name = unit.names.first, var type = unit.type, type != "Bool",
        slicer.sources[member.path]?.text(in: unit.range).contains("(set)") == false
      else { return nil }
      while let last = type.last, "?!".contains(last) { type.removeLast() }
      return maker.value(of: type, named: name).map { "$0.\(name) = \($0)" }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// Smaller for names that say more surely that they show something.
  private static func rank(_ name: String) -> Int? {
    let starts = [
      "configure", "populate", "bind", "setup", "render", "fill", "update", "apply", "display",
    ]
    return starts.firstIndex { name.hasPrefix($0) }
  }
}
