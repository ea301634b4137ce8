/// What the pieces of a module need to know about each other's declarations.
///
/// On Apple's platforms, the Objective-C runtime checks whether an object implements an optional
/// method, and extensions can override methods. Here, the rewriter generates conformances and moves
/// members, so it needs the classes and protocols of all pieces.
struct ModuleFacts: Sendable {
  var classes: [String: ClassFacts] = [:]
  var optionals: [String: [OptionalRequirement]] = [:]
  var inherited: [String: [String]] = [:]

  /// The declarations of a class and all its extensions.
  ///
  /// `inherited` contains the superclass and the protocols. Members are full names such as
  /// `show(_:at:)`; those with `override` are in `overridden` only.
  struct ClassFacts: Sendable {
    var inherited: [String] = []
    var members: Set<String> = []
    var overridden: Set<String> = []
    var extensionMembers: [ExtensionMember] = []
    var isDeclared = false
  }

  init() {}

  /// Parses the pieces only if any of them contains an optional requirement, or an extension with
  /// an override or a property of Core Data.
  init(_ pieces: [SourcePiece], memory: ModuleMemory = ModuleMemory()) {
    let needsFacts = pieces.contains { piece in
      memory.needsFacts.value(of: piece.text) {
        piece.text.contains("optional ")
          || piece.text.contains("extension ")
            && (piece.text.contains("override ") || piece.text.contains("@NSManaged"))
      }
    }
    guard needsFacts else { return }
    for piece in pieces {
      merge(
        memory.facts.value(of: "\(piece.path)\n\(piece.text)") {
          let reader = ModuleFactsReader(piece, memory.tree(of: piece.text))
          reader.read()
          return reader.facts
        }
      )
    }
  }

  /// Whether code is rewritten in the same way without these facts.
  var changeNothing: Bool { optionals.isEmpty && !movesMembers }

  var movesMembers: Bool { classes.keys.contains { !members(movedInto: $0).isEmpty } }

  func members(movedInto name: String) -> [ExtensionMember] {
    guard let facts = classes[name], facts.isDeclared, !facts.extensionMembers.isEmpty else {
      return []
    }
    let overridden = overriddenNames(of: name)
    return facts.extensionMembers.filter { member in
      member.isForced || !member.names.isDisjoint(with: overridden)
    }
  }

  func isMoved(_ names: Set<String>, isForced: Bool, outOf name: String) -> Bool {
    guard classes[name]?.isDeclared == true else { return false }
    return isForced || !names.isDisjoint(with: overriddenNames(of: name))
  }

  private func overriddenNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    for (subclass, facts) in classes where !facts.overridden.isEmpty {
      if superclasses(of: subclass).contains(name) { names.formUnion(facts.overridden) }
    }
    return names
  }

  /// The generated protocols of the optional requirements that a class implements and no superclass
  /// does.
  func adoptions(of name: String) -> [String] {
    guard let facts = classes[name] else { return [] }
    return requirements(of: name)
      .filter { facts.members.contains($0.fullName) }
      .filter { requirement in
        !superclasses(of: name).contains { ancestor in
          classes[ancestor]?.members.contains(requirement.fullName) == true
            && requirements(of: ancestor).contains(requirement)
        }
      }
      .map(\.protocolName)
  }

  func isOptionalMethod(_ baseName: String, labels: [String]) -> Bool {
    optionals.values.joined().contains { $0.baseName == baseName && $0.labels == labels }
  }

  func optionalRequirement(named name: String, labels: [String]?) -> OptionalRequirement? {
    optionals.values.joined().first {
      $0.baseName == name && $0.isMethod && (labels == nil || $0.labels == labels)
    }
  }

  private func requirements(of name: String) -> [OptionalRequirement] {
    var waiting = [name]
    var seen: Set<String> = []
    var found: [OptionalRequirement] = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      found += optionals[next] ?? []
      waiting += (classes[next]?.inherited ?? []) + (inherited[next] ?? [])
    }
    return found.sorted { $0.protocolName < $1.protocolName }
  }

  private func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var waiting = classes[name]?.inherited ?? []
    while let next = waiting.popLast(), result.count < 64 {
      guard let facts = classes[next], !result.contains(next) else { continue }
      result.append(next)
      waiting += facts.inherited
    }
    return result
  }

  private mutating func merge(_ other: ModuleFacts) {
    for (name, facts) in other.classes {
      classes[name, default: ClassFacts()].inherited += facts.inherited
      classes[name]?.members.formUnion(facts.members)
      classes[name]?.overridden.formUnion(facts.overridden)
      classes[name]?.extensionMembers += facts.extensionMembers
      if facts.isDeclared { classes[name]?.isDeclared = true }
    }
    optionals.merge(other.optionals) { $0 + $1 }
    inherited.merge(other.inherited) { $0 + $1 }
  }
}
