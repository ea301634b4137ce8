import SourceText
import SwiftSyntax

/// Closures in Swift code that retain the object they are stored in.
///
/// The object retains the closure and the closure retains the object, so neither is ever freed: a
/// list that creates such cells again and again leaks them all. Source: The Swift Programming
/// Language, “Automatic Reference Counting”, Strong Reference Cycles for Closures.
///
/// Only closures for the block properties of accessibility, and those passed to actions and rotors
/// that are stored, are checked. The result of a getter isn't stored.
package struct RetainCycles: Hashable, Sendable {
  package var closures: [Closure]

  package struct Closure: Hashable, Sendable {
    /// The name of the object in the closure: `self`, or a variable.
    package var owner: String
    package var storage: String
    /// The offset in the code, in bytes.
    package var offset: Int
  }

  package init(in code: String) {
    // Parsing takes a hundred times as long as searching for these names.
    guard ClosureStorage.mayOccur(in: code) else {
      closures = []
      return
    }
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(SourceFileSyntax.reading(code))
    closures = finder.closures
  }
}

private final class ClosureFinder: SyntaxVisitor {
  var closures: [RetainCycles.Closure] = []
  private let owners = RetainingOwners()

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let storage = ClosureStorage(of: node, owners) else { return .visitChildren }
    var owners = [storage.owner].compactMap(\.self).filter { $0 != "self" }
    if node.isInsideClass { owners.append("self") }
    if let owner = owners.first(where: node.captures) {
      closures.append(
        RetainCycles.Closure(
          owner: owner,
          storage: storage.name,
          offset: node.positionAfterSkippingLeadingTrivia.utf8Offset
        )
      )
    }
    return .visitChildren
  }
}
