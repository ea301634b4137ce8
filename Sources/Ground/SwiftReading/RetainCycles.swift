import SourceText
import SwiftParser
import SwiftSyntax

/// The closures in Swift code that keep the object alive on which they are stored.
///
/// An object holds the closure, and the closure holds the object, so neither is ever given back: a list
/// that shows such a cell again and again keeps them all. Source: The Swift Programming Language,
/// “Automatic Reference Counting”, Strong Reference Cycles for Closures.
///
/// Looked at are closures given to accessibility's block properties, and those handed to actions and
/// rotors that are stored. What a getter makes anew each time is stored nowhere.
package struct RetainCycles: Hashable, Sendable {
  /// The closures in the order of the code.
  package var closures: [Closure]

  /// A closure that keeps its owner alive.
  package struct Closure: Hashable, Sendable {
    /// The name of the object as the closure uses it: `self`, or a variable.
    package var owner: String
    /// What stores the closure: a property, or the type that it was handed to.
    package var storage: String
    /// Where it begins, in bytes from the beginning of the code.
    package var offset: Int
  }

  /// Finds the closures.
  package init(in code: String) {
    // Parsing takes a hundred times as long as looking for the names of what stores closures.
    guard ClosureStorage.mayOccur(in: code) else {
      closures = []
      return
    }
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: code))
    closures = finder.closures
  }
}

/// Walks code and collects the closures.
private final class ClosureFinder: SyntaxVisitor {
  var closures: [RetainCycles.Closure] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let storage = ClosureStorage(of: node) else { return .visitChildren }
    var owners = [storage.owner].compactMap(\.self).filter { $0 != "self" }
    if node.standsInClass { owners.append("self") }
    if let owner = owners.first(where: node.holds) {
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
