/// A member of an extension that overrides one of the superclass.
///
/// Only Objective-C lets an extension override, so the member moves into the class.
struct ExtensionOverride: Hashable, Sendable {
  /// The path of the file that it stands in.
  var path: String
  /// The line of that file at which it begins.
  var line: Int
  /// The column at which it begins, from 1.
  var column: Int
  /// The code, rewritten; conditions of compilation around it are not in it.
  var text: String
  /// The conditions of compilation around the extension, the outermost first.
  var conditions: [String]

  /// The lines that are written into the class, ended by a line feed.
  var source: String {
    let heads = conditions.map { condition in
      SourceRewriter.rewrite("#if \(condition)\n#endif").split(separator: "\n")[0] + "\n"
    }
    return heads.joined()
      + "#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
      + String(repeating: " ", count: column - 1) + text + "\n"
      + conditions.map { _ in "#endif\n" }.joined()
  }
}
