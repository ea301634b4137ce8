import Diagnostics

/// What is to be spoken of a program that is a whole file.
struct FileSpeech: Hashable, Sendable {
  /// What may be put on the screen, in the order of the file.
  var offers: [Offer]
  /// The assistive technology.
  var technology: Walkthrough.Technology
  /// The settings.
  var options: TranscriptOptions
  /// The size of text that the user prefers.
  var textSize: TextSize
  /// The gestures or commands.
  var script: [String]
  /// Whether the file has statements, which run one after another.
  var isScript: Bool

  /// Something that may be put on the screen.
  struct Offer: Hashable, Sendable {
    /// The number of its step in the program, from 1.
    var step: Int
    /// The words by which it is known.
    var name: String
    /// What it is.
    var kind: Kind
    /// The expression that gives it.
    var expression: String
    /// The place of the expression, or of the declaration.
    var place: FilePlace
    /// The conditions of compilation around it, the outermost first.
    var conditions: [String] = []

    /// The path under which the compiler reports on the expression in a program.
    func path(in program: Program) -> String {
      kind == .asked ? Self.askedPath : "offer:\(program.number):\(step)"
    }

    /// The path that stands for expressions of the command line.
    static let askedPath = "--show"
  }

  /// What may be put on a screen.
  enum Kind: String, Hashable, Sendable {
    /// An expression that somebody asked for.
    case asked
    /// A variable of the file.
    case variable
    /// A class of the file, made without arguments.
    case type
  }
}

extension FileSpeech.Offer {
  /// The place of an offer of a program.
  func location(in program: Program) -> SourceLocation {
    let path = kind == .asked ? Self.askedPath : program.place?.path ?? ""
    return SourceLocation(path: path, line: place.line, column: place.column)
  }
}
