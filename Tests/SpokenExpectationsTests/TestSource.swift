import Foundation
import SpokenExpectations
import SwiftParser
import SwiftSyntax

/// A source file with calls of `expectSpoken` in a temporary folder, and a new recorder.
@MainActor
final class TestSource {
  private let folder: URL
  private let file: URL
  private let compiled: String
  private let recorder = SourceRecorder()

  init(_ text: String) throws {
    compiled = text
    folder = FileManager.default.temporaryDirectory
      .appending(path: "by-ear-\(UUID().uuidString)", directoryHint: .isDirectory)
    file = folder.appending(path: "OrderTests.swift")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Records the computed lines of a call, as the process compiled from the original text would.
  ///
  /// - Parameters:
  ///   - heard: The computed lines.
  ///   - expected: The lines that the call expects.
  ///   - number: The index of the call.
  func record(_ heard: [String], expected: String, call number: Int = 0) -> RecordingOutcome {
    let (line, column) = place(ofCall: number)
    return recorder.record(
      heard,
      SpokenExpectation(of: expected),
      path: file.path(percentEncoded: false),
      line: line,
      column: column
    )
  }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
  }

  /// Changes the file behind the recorder's back.
  func change(to text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  func remove() throws {
    try FileManager.default.removeItem(at: file)
  }

  /// The texts of the calls as SwiftSyntax parses them; `nil` for a call without a literal.
  var texts: [String?] {
    get throws {
      let tree = Parser.parse(source: try text)
      guard !tree.hasError else { return ["the source is no Swift any more"] }
      return tree.calls.map { call in
        call.trailingClosure?.statements.first?.item.as(StringLiteralExprSyntax.self)?
          .representedLiteralValue
      }
    }
  }

  /// Returns the position of a call as the compiler reports it: its parenthesis, with columns in
  /// bytes.
  private func place(ofCall number: Int) -> (line: Int, column: Int) {
    let tree = Parser.parse(source: compiled)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let call = tree.calls[number]
    let position = call.leftParen?.positionAfterSkippingLeadingTrivia ?? call.position
    let place = converter.location(for: position)
    return (place.line, place.column)
  }
}

extension SourceFileSyntax {
  fileprivate var calls: [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls
  }
}

private final class CallFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription.hasSuffix("expectSpoken") { calls.append(node) }
    return .visitChildren
  }
}
