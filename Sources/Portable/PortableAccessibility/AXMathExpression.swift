public import Foundation

/// A formula; what is spoken of it isn't modelled.
@available(iOS 18.2, *)
open class AXMathExpression: NSObject {}

@available(iOS 18.2, *)
public protocol AXMathExpressionProvider: NSObjectProtocol {
  func accessibilityMathExpression() -> AXMathExpression?
}

@available(iOS 18.2, *)
open class AXMathExpressionNumber: AXMathExpression {
  public let content: String

  public init(content: String) { self.content = content }
}

@available(iOS 18.2, *)
open class AXMathExpressionIdentifier: AXMathExpression {
  public let content: String

  public init(content: String) { self.content = content }
}

@available(iOS 18.2, *)
open class AXMathExpressionOperator: AXMathExpression {
  public let content: String

  public init(content: String) { self.content = content }
}

@available(iOS 18.2, *)
open class AXMathExpressionText: AXMathExpression {
  public let content: String

  public init(content: String) { self.content = content }
}

@available(iOS 18.2, *)
open class AXMathExpressionRow: AXMathExpression {
  public let expressions: [AXMathExpression]

  public init(expressions: [AXMathExpression]) { self.expressions = expressions }
}

@available(iOS 18.2, *)
open class AXMathExpressionTable: AXMathExpression {
  public let expressions: [AXMathExpression]

  public init(expressions: [AXMathExpression]) { self.expressions = expressions }
}

@available(iOS 18.2, *)
open class AXMathExpressionTableRow: AXMathExpression {
  public let expressions: [AXMathExpression]

  public init(expressions: [AXMathExpression]) { self.expressions = expressions }
}

@available(iOS 18.2, *)
open class AXMathExpressionTableCell: AXMathExpression {
  public let expressions: [AXMathExpression]

  public init(expressions: [AXMathExpression]) { self.expressions = expressions }
}

@available(iOS 18.2, *)
open class AXMathExpressionFenced: AXMathExpression {
  public let expressions: [AXMathExpression]
  public let openString: String
  public let closeString: String

  public init(expressions: [AXMathExpression], openString: String, closeString: String) {
    self.expressions = expressions
    self.openString = openString
    self.closeString = closeString
  }
}

@available(iOS 18.2, *)
open class AXMathExpressionFraction: AXMathExpression {
  public let numeratorExpression: AXMathExpression
  public let denimonatorExpression: AXMathExpression

  public init(numeratorExpression: AXMathExpression, denimonatorExpression: AXMathExpression) {
    self.numeratorExpression = numeratorExpression
    self.denimonatorExpression = denimonatorExpression
  }
}
