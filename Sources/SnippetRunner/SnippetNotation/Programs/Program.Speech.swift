package import Diagnostics
package import SnippetMessages

extension Program {
  /// What is to be spoken of a program that is a whole file.
  package struct Speech: Hashable, Sendable {
    /// What may be put on the screen, in the order of the file.
    package var offers: [Offer]
    package var request: ScreenRequest
    /// Whether the file has statements, which run one after another.
    package var isScript: Bool

    package init(
      offers: [Offer],
      request: ScreenRequest,
      isScript: Bool
    ) {
      self.offers = offers
      self.request = request
      self.isScript = isScript
    }

    /// Something that may be put on the screen.
    package struct Offer: Hashable, Sendable {
      /// The number of its step in the program, from 1.
      package var step: Int
      /// The words by which it is known.
      package var name: String
      package var kind: Kind
      package var expression: String
      /// The place of the expression, or of the declaration.
      package var place: FilePlace
      /// The conditions of compilation around it, the outermost first.
      package var conditions: [String] = []

      package init(
        step: Int,
        name: String,
        kind: Kind,
        expression: String,
        place: FilePlace,
        conditions: [String] = []
      ) {
        self.step = step
        self.name = name
        self.kind = kind
        self.expression = expression
        self.place = place
        self.conditions = conditions
      }

      /// The path under which the compiler reports on the expression in a program.
      package func path(in program: Program) -> String {
        kind == .asked ? Self.askedPath : "offer:\(program.number):\(step)"
      }

      /// The path that stands for expressions of the command line.
      package static let askedPath = "--show"
    }

    /// What may be put on a screen.
    package enum Kind: String, Hashable, Sendable {
      case asked
      case preview
      case variable
      /// A class of the file, made without arguments.
      case type
    }
  }
}

extension Program.Speech.Offer {
  /// The place of an offer of a program.
  package func location(in program: Program) -> SourceLocation {
    let path = kind == .asked ? Self.askedPath : program.place?.path ?? ""
    return SourceLocation(path: path, line: place.line, column: place.column)
  }
}
