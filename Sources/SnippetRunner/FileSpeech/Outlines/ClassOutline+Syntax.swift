import SnippetNotation
import SwiftSyntax

extension ClassOutline {
  /// A class.
  init(_ type: ClassDeclSyntax, in types: OuterTypes, at place: FilePlace, if conditions: [String])
  {
    self.init(
      of: type,
      superclass: type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      initializers: type.memberBlock.initializers,
      in: types,
      at: place,
      if: conditions
    )
  }

  /// A view of SwiftUI; without an initializer of its own it has the one of its properties.
  init(
    view type: StructDeclSyntax,
    in types: OuterTypes,
    at place: FilePlace,
    if conditions: [String]
  ) {
    let own = type.memberBlock.initializers
    self.init(
      of: type,
      superclass: ClassCatalog.swiftUIView,
      initializers: own.isEmpty ? [InitializerOutline(memberwise: type.neededProperties)] : own,
      in: types,
      at: place,
      if: conditions
    )
  }

  private init(
    of type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    superclass: String?,
    initializers: [InitializerOutline],
    in types: OuterTypes,
    at place: FilePlace,
    if conditions: [String]
  ) {
    self.init(
      name: types.fullName(of: type.name.text),
      superclass: superclass,
      initializers: initializers,
      isGeneric: type.genericParameterClause != nil,
      isHidden: types.hide(type.modifiers),
      outerClass: types.innermostClass,
      place: place,
      conditions: conditions
    )
  }
}

extension MemberBlockSyntax {
  /// The initializers among the members.
  var initializers: [InitializerOutline] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map(InitializerOutline.init)
  }
}
