import SwiftSyntax

// What the code that shows a view gives it, and what its users do, by the syntax of its class.

extension DeclGroupSyntax {
  var answersTouches: Bool {
    memberBlock.tokens(viewMode: .sourceAccurate).contains { touches.contains($0.text) }
  }

  var isDesigned: Bool {
    attributes.names.contains("IBDesignable")
      || memberBlock.members.contains { member in
        member.decl.as(VariableDeclSyntax.self)?.attributes.names.contains("IBInspectable") == true
      }
  }
}

extension MemberBlockSyntax {
  /// Whether a parameter, or a property that others can set, is a text or a list of texts.
  var takesTexts: Bool {
    members.contains { member in
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .initializerDecl(let code): code.signature.parameterClause.takesText
      case .functionDecl(let code):
        code.modifiers.areOpen && code.signature.parameterClause.takesText
      case .variableDecl(let variable): variable.takesText
      default: false
      }
    }
  }

  var setsPlaceholder: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      ["attributedPlaceholder", "placeholder"].contains(token.text)
    }
  }

  var showsTexts: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      ["UILabel", "UIButton", "UITextField", "UITextView", "UISegmentedControl"]
        .contains(token.text)
    }
  }
}

extension AttributeListSyntax {
  fileprivate var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}

extension DeclModifierListSyntax {
  /// Whether others can use what is declared.
  var areOpen: Bool {
    !contains { ["private", "fileprivate", "override"].contains($0.name.text) }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var takesText: Bool { parameters.contains { $0.type.isText } }
}

extension VariableDeclSyntax {
  fileprivate var takesText: Bool {
    bindingSpecifier.text == "var" && modifiers.areOpen
      && bindings.contains { $0.typeAnnotation?.type.isText == true }
  }
}

extension TypeSyntax {
  fileprivate var isText: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      ["String", "NSAttributedString"].contains(token.text)
    }
  }
}

private let touches: Set<String> = [
  "touchesBegan", "touchesEnded", "beginTracking", "didSelectRowAt", "didSelectItemAt",
]
