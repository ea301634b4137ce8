import SnippetNotation

extension Program {
  /// The words on the lines that import something, or ask whether it can be imported.
  ///
  /// They hold every module that is imported, and at times more. Nothing is parsed, because this is
  /// asked of programs whose results are known.
  package var importedNames: Set<String> {
    var names: Set<String> = []
    for piece in blocks.flatMap(\.pieces) {
      for line in piece.text.split(whereSeparator: \.isNewline) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if words.contains("import") || words.contains("canImport") {
          names.formUnion(words.map(String.init))
        }
      }
    }
    return names
  }
}
