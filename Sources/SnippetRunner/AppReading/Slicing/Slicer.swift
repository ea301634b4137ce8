import Foundation
import SnippetNotation
import SwiftParser

/// Takes from an app the declarations that files depend on.
///
/// A name that is used takes what has this name: a type, a function, or a member of a type that is
/// taken. This takes too much, but never needs a compiler. Depth counts the steps from the spoken
/// files; it decides which bodies are kept.
struct Slicer {
  let index: AppIndex
  let root: String
  var sources: [String: SourceUnits] = [:]
  var taken: [UnitID: Int] = [:]
  var spoken: Set<String> = []

  var depths: [String: Int] = [:]
  var waiting: [String: [UnitID]] = [:]
  /// Functions that wait for their labels as well.
  var unlabelled: Set<UnitID> = []
  var ownTypes: [String: [UnitID]] = [:]
  var kept: Set<UnitID> = []
  /// What was searched for names that the compiler would miss.
  var searched: Set<UnitID> = []
  var registered: Set<UnitID> = []
  /// The file of each type: one module can't declare a name twice.
  var chosen: [String: Int] = [:]
  var signatures: [String: UnitID] = [:]
  var extensionsRead: Set<String> = []
  var inheritors: [String: [UnitID]] = [:]
  var queue: [[Work]] = Array(repeating: [], count: Slicer.maximumDepth + 2)

  /// Beyond this depth, a name isn't followed.
  var reach = Slicer.maximumDepth

  static let maximumDepth = 4
  static let maximumUnits = 1800

  struct UnitID: Hashable, Comparable, Sendable {
    var path: String
    var number: Int

    static func < (first: Self, second: Self) -> Bool {
      (first.path, first.number) < (second.path, second.number)
    }
  }

  enum Work {
    case name(String, from: String)
    case unit(UnitID)
  }

  let texts: AppTexts

  init(index: AppIndex, texts: AppTexts) {
    self.index = index
    self.texts = texts
    root = index.folder.root.path(percentEncoded: false)
  }

  subscript(id: UnitID) -> SourceUnit { sources[id.path]?.units[id.number] ?? .missing }

  /// Takes what files need; less of what is far away if that is so much that compiling it takes too
  /// long.
  static func fitting(
    _ files: [SwiftFile],
    paths: [String],
    index: AppIndex,
    texts: AppTexts,
    reach: Int
  ) -> Slicer {
    var slicer = Slicer(index: index, texts: texts)
    for reach in stride(from: reach, through: 1, by: -1) {
      let sources = slicer.sources
      slicer = Slicer(index: index, texts: texts)
      slicer.sources = sources
      slicer.reach = reach
      slicer.begin(with: files, paths: paths)
      // With a reach of 1, other files give signatures only, until a run reaches their stubs.
      let limit = reach == 2 ? tolerableUnits : comfortableUnits
      if slicer.taken.count - slicer.units(of: paths) <= limit { break }
    }
    return slicer
  }

  /// A compiler checks so many declarations in a few seconds.
  private static let comfortableUnits = 300
  private static let tolerableUnits = 500

  private func units(of paths: [String]) -> Int {
    paths.reduce(0) { $0 + (sources[$1]?.units.count ?? 0) }
  }

  mutating func begin(with files: [SwiftFile], paths: [String]) {
    for (file, path) in zip(files, paths) {
      let tree = Parser.parse(source: file.text)
      let source = SourceUnits(path: path, text: file.text, tree: tree)
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
    for name in names.sorted() { use(name, at: missingDepth, from: path) }
    run()
    complete()
  }

  /// The depth of what is taken although it is far away.
  var missingDepth: Int { min(2, currentReach) }

  /// Takes the members with a name that weren't taken for lack of a label or because they are far
  /// away; `false` if there are none.
  mutating func demand(_ name: String, of type: String, from path: String) -> Bool {
    let before = taken.count
    let owners = ancestors(of: type)
    for place in index.members[name] ?? [] where owners.contains(place.target) { register(place) }
    for id in waiting[name] ?? []
    where self[id].names.contains(name) && owners.contains(self[id].target) {
      enqueue(id, at: spoken.contains(path) ? 1 : missingDepth)
    }
    // An extension may make the type conform to a protocol that has the member.
    for id in (index.members[name] ?? []).flatMap({ inheritors[$0.target] ?? [] })
    where self[id].kind == .extension && self[id].target == type {
      enqueue(id, at: spoken.contains(path) ? 1 : missingDepth)
    }
    run()
    return taken.count > before
  }

  /// Takes the members with a name of all types that aren't the app's, such as styles, and of those
  /// that are taken; `false` if there are none.
  mutating func demandMembers(_ name: String, from path: String) -> Bool {
    let before = taken.count
    for place in index.members[name] ?? [] where !index.isOwn(place.target) { register(place) }
    for id in waiting[name] ?? [] where self[id].isStatic || self[id].kind == .enumCase {
      enqueue(id, at: spoken.contains(path) ? 1 : missingDepth)
    }
    run()
    return taken.count > before
  }

  /// Takes the initializers of extensions that a call with these labels could mean; `false` if
  /// there are none.
  mutating func demandInitializers(
    of type: String,
    labels: [String],
    from path: String
  ) -> Bool {
    let before = taken.count
    for place in index.extensions[type] ?? [] { register(place) }
    for id in (ownTypes[type] ?? []).flatMap({ members(of: $0) }) {
      let unit = self[id]
      guard unit.kind == .initializer, !unit.labels.isEmpty,
        unit.labels.allSatisfy(labels.contains)
      else { continue }
      enqueue(id, at: spoken.contains(path) ? 1 : missingDepth)
    }
    run()
    return taken.count > before
  }

  /// A type with what it inherits in the app, and the protocol of all views.
  func ancestors(of type: String) -> Set<String> {
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
    use(name, at: spoken.contains(path) ? 1 : missingDepth, from: path)
    run()
    return taken.count > before
  }

  /// Takes the members with a name, such as nested types, that a file declares itself and that were
  /// too far away; `false` if there are none.
  mutating func demandNested(_ name: String, in path: String) -> Bool {
    let before = taken.count
    for id in waiting[name] ?? [] where id.path == path { enqueue(id, at: missingDepth) }
    run()
    return taken.count > before
  }

  mutating func run() {
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

  /// Nothing is followed any more if too much is taken.
  var currentReach: Int { isLarge ? min(reach, 2) : reach }

  var isLarge: Bool { taken.count > 2 * Self.comfortableUnits }

  mutating func use(_ name: String, at depth: Int, from path: String) {
    guard depth <= currentReach, taken.count < Self.maximumUnits else { return }
    queue[depth].append(.name(name, from: path))
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
