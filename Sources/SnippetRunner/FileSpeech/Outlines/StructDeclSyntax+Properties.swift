import SwiftSyntax

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

  /// The stored properties that have no value of their own, and so have to be given.
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
  /// Whether it only tells of changes.
  fileprivate var onlyObserves: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
