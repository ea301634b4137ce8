import SnippetNotation

/// The files as they can be compiled here.
struct FileDraft {
  var files: [FileProgramMaker.Result]
  var imports: LeftOutImports
  /// What the compiler says about offers, by their paths; they are left out.
  var refused: [String: String] = [:]

  var programs: [Program] {
    files.map { file in
      var program = file.program
      program.speech?.offers.removeAll { refused[$0.path(in: file.program)] != nil }
      return program
    }
  }
}
