import SwiftSyntax

/// A file with its declarations, and every name that its code uses.
struct SourceUnits: Sendable {
  let path: String
  /// The text without access levels, which are spaces.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private(set) var units: [SourceUnit] = []
  private(set) var imports: [Range<Int>] = []
  private(set) var importedNames: [String] = []
  /// What only this file can see, by name.
  private(set) var privateUnits: [String: [Int]] = [:]
  private let tokens: [(offset: Int, text: String)]
  private let far: [Range<Int>]
  let lineStarts: [Int]

  init(path: String, text: String, tree: SourceFileSyntax) {
    self.path = path
    var bytes = Array(text.utf8)
    self.tree = tree
    var tokens: [(offset: Int, text: String)] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        tokens.append((token.positionAfterSkippingLeadingTrivia.utf8Offset, name.unquoted))
      case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
        tokens.append((token.positionAfterSkippingLeadingTrivia.utf8Offset, name))
      case .dollarIdentifier(let name):
        tokens.append(
          (token.positionAfterSkippingLeadingTrivia.utf8Offset, String(name.dropFirst()))
        )
      case .keyword(.public), .keyword(.open), .keyword(.package):
        // All modules become one, in which a stand-in isn't public.
        guard let modifier = token.parent?.as(DeclModifierSyntax.self) else { break }
        for index in modifier.byteSpan { bytes[index] = UInt8(ascii: " ") }
      case .keyword(.`init`):
        tokens.append((token.positionAfterSkippingLeadingTrivia.utf8Offset, "init"))
      default: break
      }
    }
    self.tokens = tokens
    self.bytes = bytes
    let finder = LaterCode(viewMode: .sourceAccurate)
    finder.walk(tree)
    far = finder.ranges
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
    var reader = SourceUnitReader()
    reader.read(tree.statements)
    units = reader.units
    imports = reader.imports
    importedNames = reader.importedNames
    for (number, unit) in units.enumerated()
    where unit.isPrivate && unit.owner == nil && unit.kind != .extension {
      for name in unit.names { privateUnits[name, default: []].append(number) }
    }
  }

  /// The names in a range, each once, in their order: those of code that runs when a view is shown,
  /// and those of code that runs later or shows another screen.
  func names(in range: Range<Int>) -> (near: [String], far: [String]) {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var near: [String] = []
    var later: [String] = []
    var known: Set<String> = []
    var knownLater: Set<String> = []
    while low < tokens.count, tokens[low].offset < range.upperBound {
      let token = tokens[low]
      if far.contains(where: { $0.contains(token.offset) }) {
        if knownLater.insert(token.text).inserted { later.append(token.text) }
      } else if known.insert(token.text).inserted {
        near.append(token.text)
      }
      low += 1
    }
    return (near, later.filter { !known.contains($0) })
  }

  /// The offset of a 1-based line and column, in bytes.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    return min(start + column - 1, end)
  }

  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension String {
  fileprivate var unquoted: String {
    first == "`" ? String(dropFirst().dropLast()) : self
  }
}

/// Finds code that doesn't run when a screen appears: actions, and screens behind this one.
private final class LaterCode: SyntaxVisitor {
  var ranges: [Range<Int>] = []

  private static let calls: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "task", "onReceive",
    "onDisappear", "onOpenURL", "refreshable", "onDrop", "fileImporter", "Task",
    "onTapGesture", "onLongPressGesture", "onSubmit", "NavigationLink", "asyncAfter",
    "quickLookPreview", "userActivity", "onContinueUserActivity",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if Self.calls.contains(name) {
      // The label of a link is shown, its destination isn't.
      if name == "NavigationLink" {
        for argument in node.arguments where argument.label?.text == "destination" {
          ranges.append(argument.byteSpan)
        }
        if let closure = node.trailingClosure, node.additionalTrailingClosures.isEmpty == false {
          ranges.append(closure.byteSpan)
        }
      } else {
        if let closure = node.trailingClosure { ranges.append(closure.byteSpan) }
        for argument in node.arguments where argument.expression.is(ClosureExprSyntax.self) {
          ranges.append(argument.byteSpan)
        }
      }
    }
    for argument in node.arguments where argument.label?.text == "action" {
      ranges.append(argument.byteSpan)
    }
    if name == "Button", let closure = node.trailingClosure, node.additionalTrailingClosures.isEmpty
    {
      let hasAction = node.arguments.contains { $0.label?.text == "action" }
      if !hasAction { ranges.append(closure.byteSpan) }
    } else if name == "Button", let closure = node.trailingClosure {
      ranges.append(closure.byteSpan)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// In bytes, without surrounding spaces and comments.
  var byteSpan: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
