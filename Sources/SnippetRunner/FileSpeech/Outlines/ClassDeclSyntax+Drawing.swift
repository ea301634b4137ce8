import SwiftSyntax

// Whether what a class draws tells something, by the syntax of the class.

extension ClassDeclSyntax {
  /// Whether it draws texts, pictures or data, or something that is touched.
  ///
  /// Everything else that is drawn is an ornament: a line, a rounded corner, a gradient. That a
  /// class draws the numbers and texts that it gets, and that its name tells what it draws, are
  /// guesses.
  var drawsContent: Bool {
    let tokens = Set(memberBlock.tokens(viewMode: .sourceAccurate).map(\.text))
    guard !tokens.isDisjoint(with: drawings) else { return false }
    let superclass = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let isTouched =
      superclass == "UIControl" || answersTouches || tokens.contains("addGestureRecognizer")
    let isNamedLikeData = !instruments.isDisjoint(with: name.text.wordsOfName)
    // With a label, it gets them for the label.
    let takesContent =
      !memberBlock.showsTexts && (memberBlock.takesTexts || memberBlock.takesNumbers)
    return isTouched || isNamedLikeData || takesContent
      || !tokens.isDisjoint(with: textDrawings) || memberBlock.drawsTextOrPicture
  }
}

/// What a class that draws mentions.
private let drawings: Set<String> = [
  "CALayer", "CAShapeLayer", "CATextLayer", "draw", "layerClass",
]
private let textDrawings: Set<String> = ["CATextLayer", "CTFrameDraw", "CTLineDraw"]

/// What shows data by its shape.
private let instruments: Set<String> = [
  "chart", "clock", "dial", "gauge", "graph", "meter",
]

extension MemberBlockSyntax {
  /// Whether it calls 'draw(in:)' or 'draw(at:)', other than that of its superclass.
  fileprivate var drawsTextOrPicture: Bool {
    let finder = DrawingFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }

  /// Whether others can set a number or a list of data, or there is a list of numbers.
  fileprivate var takesNumbers: Bool {
    members.contains { member in
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .initializerDecl(let code):
        code.modifiers.areOpen
          && code.signature.parameterClause.parameters.contains { parameter in
            parameter.type.datum?.isData(named: parameter.names) == true
          }
      case .functionDecl(let code): code.takesNumber
      case .variableDecl(let variable): variable.holdsNumbers
      default: false
      }
    }
  }
}

private final class DrawingFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "draw", member.base?.is(SuperExprSyntax.self) == false
    else { return .visitChildren }
    let labels = call.arguments.compactMap(\.label?.text)
    isFound = isFound || !Set(labels).isDisjoint(with: ["at", "in", "with"])
    return .visitChildren
  }
}

extension FunctionParameterSyntax {
  fileprivate var names: String { "\(firstName.text) \(secondName?.text ?? "")" }
}

extension FunctionDeclSyntax {
  /// Whether a parameter is a number of the data; not that of a function that calculates.
  fileprivate var takesNumber: Bool {
    guard modifiers.areOpen, signature.returnClause == nil else { return false }
    return signature.parameterClause.parameters.contains { parameter in
      guard var datum = parameter.type.datum else { return false }
      if case .number = datum { datum = .length }
      return datum.isData(named: "\(name.text) \(parameter.names)")
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var holdsNumbers: Bool {
    let isSettable =
      bindingSpecifier.text == "var" && modifiers.areOpen
      && !modifiers.contains { ["class", "lazy", "static"].contains($0.name.text) }
    return bindings.contains { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let datum = binding.typeAnnotation?.type.datum ?? binding.initializer?.value.datum,
        binding.accessorBlock?.canSet != false
      else { return false }
      return (isSettable || datum == .numbers) && datum.isData(named: name)
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var canSet: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { ["didSet", "set", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
