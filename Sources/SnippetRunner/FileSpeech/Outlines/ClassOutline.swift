import SnippetNotation
import SwiftSyntax

struct ClassOutline: Hashable, Sendable {
  var name: String
  var superclass: String?
  var initializers: [InitializerOutline]
  var isGeneric: Bool
  var isHidden: Bool
  /// Whether it draws texts, pictures or data, or something that is touched.
  var drawsContent: Bool
  /// Whether Interface Builder shows it, and sets its properties.
  var isDesigned: Bool
  /// Whether the code that shows it gives it texts, which it shows in labels, buttons or fields.
  var takesTexts: Bool
  /// Whether it gives itself a placeholder, as a field may.
  var setsPlaceholder: Bool
  var outerClass: String?
  var place: FilePosition
  var conditions: [String]
}

extension ClassOutline {
  init(
    _ type: ClassDeclSyntax,
    in types: OuterTypes,
    at place: FilePosition,
    if conditions: [String]
  ) {
    self.init(
      of: type,
      superclass: type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      initializers: type.memberBlock.initializers,
      in: types,
      at: place,
      if: conditions
    )
  }

  init(
    view type: StructDeclSyntax,
    in types: OuterTypes,
    at place: FilePosition,
    if conditions: [String]
  ) {
    let initializers = type.memberBlock.initializers
    self.init(
      of: type,
      superclass: ClassCatalog.swiftUIView,
      initializers: initializers.isEmpty
        ? [InitializerOutline(memberwise: type.neededProperties)] : initializers,
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
    at place: FilePosition,
    if conditions: [String]
  ) {
    self.init(
      name: types.fullName(of: type.name.text),
      superclass: superclass,
      initializers: initializers,
      isGeneric: type.genericParameterClause != nil,
      isHidden: types.hide(type.modifiers),
      drawsContent: type.as(ClassDeclSyntax.self)?.drawsContent ?? false,
      isDesigned: type.isDesigned,
      takesTexts: type.memberBlock.takesTexts && type.memberBlock.showsTexts,
      setsPlaceholder: type.memberBlock.setsPlaceholder,
      outerClass: types.innermostClass,
      place: place,
      conditions: conditions
    )
  }
}

extension MemberBlockSyntax {
  var initializers: [InitializerOutline] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map(InitializerOutline.init)
  }
}

extension StructDeclSyntax {
  var isView: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["View", "SwiftUI.View"].contains($0.type.trimmedDescription)
    } ?? false
  }

  var isPreviewProvider: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
    } ?? false
  }

  var neededProperties: [String] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "static" } && !$0.hasOwnValue }
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
  fileprivate var isVariable: Bool { bindingSpecifier.text == "var" }

  fileprivate var hasOwnValue: Bool {
    attributes.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
      return attribute.arguments != nil
        || Self.wrappersWithValue.contains(attribute.attributeName.trimmedDescription)
    }
  }

  private static let wrappersWithValue: Set<String> = [
    "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Namespace",
  ]
}

extension PatternBindingSyntax {
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
