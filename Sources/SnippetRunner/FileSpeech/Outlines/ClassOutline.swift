import SnippetNotation
import SwiftSyntax

/// A class of a file, or a view of SwiftUI, as far as it matters for making an object of it.
struct ClassOutline: Hashable, Sendable {
  /// The name with those of the types around it.
  var name: String
  /// What stands first after the colon.
  var superclass: String?
  var initializers: [InitializerOutline]
  /// Whether it has type parameters.
  var isGeneric: Bool
  /// Whether it cannot be named at the level of its file.
  var isHidden: Bool
  /// The innermost class around it.
  var outerClass: String?
  /// Where its name stands.
  var place: FilePlace
  /// The conditions of compilation around it.
  var conditions: [String]
}

extension ClassOutline {
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

extension StructDeclSyntax {
  /// Whether it says that it is a view of SwiftUI.
  var isView: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["View", "SwiftUI.View"].contains($0.type.trimmedDescription)
    } ?? false
  }

  /// Whether it gives views to Xcode's canvas, as was done before macros.
  var isPreviewProvider: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
    } ?? false
  }

  var neededProperties: [String] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "static" } && !$0.bringsItsValue }
      .flatMap { variable in
        variable.bindings.compactMap { binding -> String? in
          let isComputed = binding.accessorBlock.map { !$0.onlyObserves } ?? false
          guard binding.initializer == nil, !isComputed,
            !(variable.isVariable && binding.isOptional)
          else { return nil }
          return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
      }
  }
}

extension VariableDeclSyntax {
  /// Whether the property can be changed.
  fileprivate var isVariable: Bool { bindingSpecifier.text == "var" }

  /// Whether a property wrapper of SwiftUI needs no value, or brings one along.
  fileprivate var bringsItsValue: Bool {
    attributes.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
      return attribute.arguments != nil
        || Self.ownValues.contains(attribute.attributeName.trimmedDescription)
    }
  }

  private static let ownValues: Set<String> = [
    "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Namespace",
  ]
}

extension PatternBindingSyntax {
  /// Whether the property is nothing as long as nobody gives it something.
  fileprivate var isOptional: Bool {
    typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }
}

extension AccessorBlockSyntax {
  fileprivate var onlyObserves: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
