import SwiftSyntax

/// The types around a declaration, the outermost first.
struct OuterTypes {
  private var types: [OuterType] = []

  private struct OuterType {
    var name: String
    var isClass: Bool
    var isPrivate: Bool
  }

  /// Whether the declaration stands at the level of the file.
  var isEmpty: Bool { types.isEmpty }

  /// The name of the innermost type.
  var innermost: String? { types.last?.name }

  /// The name of the innermost class.
  var innermostClass: String? { types.last { $0.isClass }?.name }

  /// The name of a type in these, with theirs.
  func fullName(of name: String) -> String {
    (types.map(\.name) + [name]).joined(separator: ".")
  }

  /// Whether a type in these, with these modifiers, cannot be named at the level of the file.
  func hide(_ modifiers: DeclModifierListSyntax) -> Bool {
    !isEmpty && (modifiers.arePrivate || types.dropFirst().contains(where: \.isPrivate))
  }

  /// Goes into a type.
  mutating func enter(
    _ name: String,
    isClass: Bool = false,
    modifiers: DeclModifierListSyntax = []
  ) {
    types.append(OuterType(name: name, isClass: isClass, isPrivate: modifiers.arePrivate))
  }

  /// Goes out of the innermost type.
  mutating func leave() { types.removeLast() }
}

extension DeclModifierListSyntax {
  /// Whether a declaration with these modifiers is closed to the rest of its file or to other files.
  fileprivate var arePrivate: Bool { contains { $0.name.text == "private" } }
}
