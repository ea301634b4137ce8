import SnippetCompiling
import SnippetNotation

/// Code that can't be compiled as it is: a fragment, or code with three dots in place of the rest.
///
/// What the compiler says about the lines after it follows from that.
struct UnfinishedCode {
  /// The compiler's message at the place.
  let message: CompilerMessage
  let summary: String
  let help: String

  /// Returns `nil` if the errors have other causes.
  init?(_ messages: [CompilerMessage], of program: Program) {
    guard program.speech == nil else { return nil }
    for message in messages where message.kind == .error {
      guard let line = CompiledLine(of: message, in: program)?.text else { continue }
      if let start = Self.placeholder(in: line) {
        self.message = message.moved(to: start)
        summary = "'...' stands for code that is left out"
        help = """
          write the code, or a comment such as '// …' where none is needed, or mark the block \
          'shown reason="a sketch"'
          """
        return
      }
      guard program.firstLines(in: message.path).contains(message.line),
        let name = Self.fragmentName(in: line)
      else { continue }
      let isManifest = Self.manifestNames.contains(name)
      self.message = message.moved(to: line.utf8.prefix { $0 == UInt8(ascii: " ") }.count)
      summary = "this block is a fragment\(isManifest ? " of a manifest" : "")"
      help =
        isManifest
        ? "mark the block 'shown reason=\"a part of a manifest\"': manifests cannot run here"
        : """
        put the code around it into a comment '<!-- swift … -->' before the block, or mark the \
        block 'shown reason="a fragment"'
        """
      return
    }
    return nil
  }

  /// The offset of three dots between signs, where an operand or code is missing; `a[...]` is Swift.
  private static func placeholder(in line: String) -> Int? {
    let dots = #/^[^"]*?(?:^|[={(,:]|return)\s*(\.\.\.)\s*(?:$|[}),]|//)/#
    guard let match = line.firstMatch(of: dots) else { return nil }
    return line.utf8.distance(from: line.startIndex, to: match.1.startIndex)
  }

  /// The first name of code that begins in the middle: an argument, a member or a case of a switch.
  private static func fragmentName(in line: String) -> String? {
    if let match = line.prefixMatch(of: #/\s*\.(\w+)/#) { return String(match.1) }
    if let match = line.prefixMatch(of: #/\s*(\w+):\s*(?:$|[\[."0-9])/#) { return String(match.1) }
    return line.prefixMatch(of: #/\s*case\s+\./#).map { _ in "case" }
  }

  private static let manifestNames: Set<String> = [
    "binaryTarget", "dependencies", "executable", "executableTarget", "library", "macro",
    "package", "platforms", "plugin", "product", "products", "swiftSettings", "target", "targets",
    "testTarget",
  ]
}

extension CompilerMessage {
  fileprivate func moved(to offset: Int) -> CompilerMessage {
    var moved = self
    moved.column = offset + 1
    return moved
  }
}

extension Program {
  /// The lines in which the code of each block begins, after comments and imports.
  fileprivate func firstLines(in path: String) -> [Int] {
    blocks.flatMap(\.pieces).filter { $0.path == path }.compactMap { piece in
      piece.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
        let text = line.drop(while: \.isWhitespace)
        return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
      }.map { piece.firstLine + $0 }
    }
  }
}
