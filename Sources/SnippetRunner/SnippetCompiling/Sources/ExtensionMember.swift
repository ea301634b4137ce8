/// A member of an extension that overrides one of the superclass, or that a subclass overrides.
///
/// Only Objective-C lets an extension take part in overriding, so the member moves into the class.
struct ExtensionMember: Hashable, Sendable {
  /// The full names of what it declares, such as `show(_:at:)`.
  var names: Set<String>
  /// Whether it overrides.
  var isOverride: Bool
  /// The path of the file that it stands in.
  var path: String
  /// The line of that file at which it begins.
  var line: Int
  /// The column at which it begins, from 1.
  var column: Int
  /// The code; conditions of compilation around it are not in it.
  var text: String
  /// The conditions of compilation around the extension, the outermost first.
  var conditions: [String]

  /// The lines that are written into the class, ended by a line feed.
  func source(among facts: ModuleFacts) -> String {
    let heads = conditions.map { condition in
      SourceRewriter.rewrite("#if \(condition)\n#endif").prefix { $0 != "\n" } + "\n"
    }
    let piece = SourcePiece(path: path, firstLine: line, text: text)
    return heads.joined()
      + "#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
      + String(repeating: " ", count: column - 1) + SourceRewriter.rewrite(piece, among: facts)
      + "\n"
      + conditions.map { _ in "#endif\n" }.joined()
  }
}
