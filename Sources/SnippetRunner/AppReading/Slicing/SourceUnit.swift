import SwiftSyntax

/// A declaration of a file that can be taken or left out: a type, an extension or a member.
struct SourceUnit: Sendable {
  enum Kind: Hashable, Sendable {
    case type(Group)
    case `extension`
    case function
    case initializer
    case variable
    case enumCase
    /// A type alias, associated type, operator or precedence group.
    case name
  }

  enum Group: Hashable, Sendable { case structure, classType, enumeration, protocolType, actor }

  var kind: Kind
  var names: [String]
  /// The labels that a call must pass.
  var labels: [String] = []
  /// The type or extension around it, as an index in the file.
  var owner: Int?
  /// The name of the type that an extension extends, or else the name of the type itself.
  var target = ""
  /// In bytes.
  var range: Range<Int>
  /// The part that a stub replaces: a body, an accessor block or an initial value.
  var body: Range<Int>?
  var stub: String?
  /// The members of a type, with the braces.
  var block: Range<Int>?
  var clause: Range<Int>?
  var inherited: [String] = []
  var isPrivate = false
  /// Where `public` or `open` was, which the text doesn't have any more.
  var publicModifier: Range<Int>?
  var isOverride = false
  var isRequired = false
  var isStatic = false
  var isStored = false
  /// Whether it has `willSet` or `didSet`.
  var isObserved = false
  /// The type as written, of a stored property.
  var type: String?
  var hasValue = false
  var lines = 0
  var returnsView = false

  var isGroup: Bool {
    switch kind {
    case .type, .extension: true
    default: false
    }
  }

  var isProtocol: Bool { kind == .type(.protocolType) }

  /// A stub that reports the declaration by its name.
  func named(_ stub: String) -> String {
    let name = (target.isEmpty ? "" : target + ".") + (names.first ?? "init")
    return stub.replacing("#function", with: "\"\(name)\"")
      .replacing("byEarStop(\"init\")", with: "byEarStop(\"\(name)\")")
  }
}
