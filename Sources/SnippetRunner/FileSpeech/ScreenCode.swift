/// What code tells about the screens of a file that can't be seen when they are shown.
struct ScreenCode: Hashable {
  /// The classes that draw at most an ornament, without the types around them.
  let quietClasses: Set<String>
  let touchedTypes: Set<String>
  let readsResources: Bool

  /// - Parameters:
  ///   - outline: the file of the screens.
  ///   - others: the files that it uses.
  init(_ outline: FileOutline, others: [FileOutline]) {
    let all = [outline] + others
    let classes = all.flatMap(\.classes)
    var drawing = classes.filter(\.drawsContent)
    var rest = classes.filter { !$0.drawsContent }
    while let next = rest.firstIndex(where: { inherits($0, from: drawing) }) {
      drawing.append(rest.remove(at: next))
    }
    quietClasses = Set(rest.map(\.shortName))
    touchedTypes = all.reduce(into: []) { $0.formUnion($1.touchedTypes) }
    readsResources = outline.readsResources
  }

  /// Whether a screen of nothing but colors can mean nothing to its users.
  ///
  /// - Parameter shown: the app's classes on it.
  func isDecoration(showing shown: Set<String>) -> Bool {
    shown.isSubset(of: quietClasses) && shown.isDisjoint(with: touchedTypes)
  }
}

private func inherits(_ type: ClassOutline, from others: [ClassOutline]) -> Bool {
  others.contains { $0.shortName == type.superclass }
}

extension ClassOutline {
  /// The name without the types around it.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
