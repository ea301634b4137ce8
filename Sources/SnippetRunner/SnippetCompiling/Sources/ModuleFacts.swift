/// What the pieces of a module say of each other's declarations.
///
/// On Apple's systems the Objective-C runtime looks up whether an object has a method, and lets an
/// extension override one. Here the classes and protocols have to be told, wherever they stand.
struct ModuleFacts: Sendable {
  /// The classes by their names, with those of the types around them.
  private(set) var classes: [String: ClassFacts] = [:]
  /// The optional requirements of protocols, by the names of the protocols.
  private(set) var optionals: [String: [OptionalRequirement]] = [:]
  private var inherited: [String: [String]] = [:]

  /// What is known of a class.
  struct ClassFacts: Sendable {
    /// Its superclass and protocols, also those that extensions add.
    var inherited: [String] = []
    /// The full names of what it declares itself and does not override, such as `show(_:at:)`.
    var members: Set<String> = []
    /// The full names of what it overrides, in its body or in an extension.
    var overridden: Set<String> = []
    var extensionMembers: [ExtensionMember] = []
    /// Whether its body is one of the pieces.
    var isDeclared = false
  }

  init() {}

  /// Reads pieces of code; those without anything that needs facts are not parsed.
  init(_ pieces: [SourcePiece]) {
    let needsFacts = pieces.contains { piece in
      piece.text.contains("optional ")
        || piece.text.contains("override ") && piece.text.contains("extension ")
    }
    guard needsFacts else { return }
    for piece in pieces {
      let reader = ModuleFactsReader(piece)
      reader.read()
      merge(reader)
    }
  }

  /// Whether code moves from one declaration to another.
  var hasMoves: Bool { classes.keys.contains { !members(movedInto: $0).isEmpty } }

  func members(movedInto name: String) -> [ExtensionMember] {
    guard let facts = classes[name], facts.isDeclared, !facts.extensionMembers.isEmpty else {
      return []
    }
    let overridden = overriddenNames(of: name)
    return facts.extensionMembers.filter { member in
      member.isOverride || !member.names.isDisjoint(with: overridden)
    }
  }

  /// Whether a member of an extension is moved into its class.
  func isMoved(_ names: Set<String>, isOverride: Bool, outOf name: String) -> Bool {
    guard classes[name]?.isDeclared == true else { return false }
    return isOverride || !names.isDisjoint(with: overriddenNames(of: name))
  }

  /// What the subclasses of a class override.
  private func overriddenNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    for (subclass, facts) in classes where !facts.overridden.isEmpty {
      if superclasses(of: subclass).contains(name) { names.formUnion(facts.overridden) }
    }
    return names
  }

  /// The protocols of single optional requirements that a class implements, as far as no superclass
  /// does already.
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

  /// Whether a call through a question mark means a method that may be missing.
  func isOptionalMethod(_ baseName: String, labels: [String]) -> Bool {
    optionals.values.joined().contains { $0.baseName == baseName && $0.labels == labels }
  }

  func optionalRequirement(named name: String, labels: [String]?) -> OptionalRequirement? {
    optionals.values.joined().first {
      $0.baseName == name && $0.isMethod && (labels == nil || $0.labels == labels)
    }
  }

  /// The optional requirements of all protocols that a class or its superclasses adopt.
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

  private mutating func merge(_ reader: ModuleFactsReader) {
    for (name, facts) in reader.classes {
      classes[name, default: ClassFacts()].inherited += facts.inherited
      classes[name]?.members.formUnion(facts.members)
      classes[name]?.overridden.formUnion(facts.overridden)
      classes[name]?.extensionMembers += facts.extensionMembers
      if facts.isDeclared { classes[name]?.isDeclared = true }
    }
    optionals.merge(reader.optionals) { $0 + $1 }
    inherited.merge(reader.inherited) { $0 + $1 }
  }
}
