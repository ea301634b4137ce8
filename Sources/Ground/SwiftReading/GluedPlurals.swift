import SourceText
import SwiftSyntax

/// Texts in Swift code that put a number before a noun, such as `"\\(count) items"`.
///
/// The form of the noun depends on the number: one item, two items; in Russian there are three forms.
/// Texts that go through the plural rules of the system aren’t reported: localized strings,
/// `inflect: true`, formatted numbers and units, and literals that SwiftUI localizes.
package struct GluedPlurals: Hashable, Sendable {
  package private(set) var places: [Place]

  package struct Place: Hashable, Sendable {
    /// The text from the number to the noun.
    package var text: String
    /// The offset in the code, in bytes.
    package var offset: Int
  }

  /// Finds the texts in some code.
  package init(in code: String) {
    self = Self.all(in: [code]).first ?? GluedPlurals(places: [])
  }

  /// Finds the texts in pieces of code, each of which may declare the variables of the others.
  package static func all(in pieces: [String]) -> [GluedPlurals] {
    let mayOccur = pieces.map { PossiblePlurals.occur(in: $0, of: pieces) }
    guard mayOccur.contains(true) else { return pieces.map { _ in GluedPlurals(places: []) } }
    let trees = pieces.map(SourceFileSyntax.reading)
    let numbers = NumberNames(viewMode: .sourceAccurate)
    for tree in trees { numbers.walk(tree) }
    return zip(mayOccur, trees).map { mayOccur, tree in
      guard mayOccur else { return GluedPlurals(places: []) }
      let finder = PluralFinder(numbers: numbers.names)
      finder.walk(tree)
      // The places in a text precede those in its interpolations.
      return GluedPlurals(places: finder.places.sorted { $0.offset < $1.offset })
    }
  }

  private init(places: [Place]) {
    self.places = places
  }
}

/// The names of variables, parameters and properties that hold numbers.
private final class NumberNames: SyntaxVisitor {
  var names: Set<String> = []

  private static let types: Set = ["Int", "Double", "Float", "CGFloat", "UInt", "Int64"]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let type = node.typeAnnotation?.type.trimmedDescription
    let value = node.initializer?.value
    let isNumber =
      value?.is(IntegerLiteralExprSyntax.self) == true
      || value?.is(FloatLiteralExprSyntax.self) == true
    if type.map(Self.types.contains) ?? isNumber { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if Self.types.contains(node.type.trimmedDescription) {
      names.insert((node.secondName ?? node.firstName).text)
    }
    return .visitChildren
  }
}

private final class PluralFinder: SyntaxVisitor {
  var places: [GluedPlurals.Place] = []
  private let numbers: Set<String>

  init(numbers: Set<String>) {
    self.numbers = numbers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocalized, !node.trimmedDescription.includes("inflect: true") else {
      return .visitChildren
    }
    let segments = Array(node.segments)
    for (segment, next) in zip(segments, segments.dropFirst()) {
      guard case .expressionSegment(let number) = segment, case .stringSegment(let text) = next,
        let expression = number.expressions.first?.expression, number.expressions.count == 1,
        isNumber(expression), let noun = CountedNoun(after: text.content.text)
      else { continue }
      places.append(
        GluedPlurals.Place(
          text: "\(number.trimmedDescription) \(noun.text)",
          offset: number.positionAfterSkippingLeadingTrivia.utf8Offset
        )
      )
    }
    return .visitChildren
  }

  private func isNumber(_ expression: ExprSyntax) -> Bool {
    if expression.is(IntegerLiteralExprSyntax.self) { return true }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      return parts.count == 3 && "+-*/".contains(parts[1].trimmedDescription)
        && (isNumber(parts[0]) || isNumber(parts[2]))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return ["Int", "abs", "max", "min"].contains(call.calledExpression.trimmedDescription)
    }
    guard let name = expression.lastName else { return false }
    return numbers.contains(name) || name == "count" || name.hasSuffix("Count")
  }
}

extension StringLiteralExprSyntax {
  /// Whether the plural rules of the system apply to the text, or no one hears it.
  fileprivate var isLocalized: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = ExprSyntax(self).enclosingCall
    else { return false }
    let name = call.calledExpression.lastName ?? call.calledExpression.trimmedDescription
    if argument.label?.text == "localized" || Self.unspoken.contains(name) { return true }
    return argument.label == nil && Self.localizing.contains(name)
  }

  private static let localizing: Set = [
    "AttributedString", "Button", "Label", "LocalizedStringKey", "LocalizedStringResource",
    "NSLocalizedString", "Picker", "Section", "Text", "Toggle", "accessibilityHint",
    "accessibilityLabel", "accessibilityValue", "navigationTitle",
  ]

  private static let unspoken: Set = ["debug", "fatalError", "info", "log", "print", "URL"]
}
