package import Diagnostics
package import SnippetMessages

extension Program {
  /// What to speak of a program that is a whole Swift file: the screens it could show, and how to
  /// read them.
  package struct Speech: Hashable, Sendable {
    package var offers: [ScreenCandidate]
    package var request: ScreenRequest
    package var isScript: Bool

    package init(
      offers: [ScreenCandidate],
      request: ScreenRequest,
      isScript: Bool
    ) {
      self.offers = offers
      self.request = request
      self.isScript = isScript
    }

    /// A preview, variable, view type or `--show` expression that can be put on the screen.
    package struct ScreenCandidate: Hashable, Sendable {
      package var step: Int
      package var name: String
      package var kind: Kind
      package var expression: String
      package var place: FilePosition
      /// The `#if` conditions around it, outermost first.
      package var conditions: [String] = []

      package init(
        step: Int,
        name: String,
        kind: Kind,
        expression: String,
        place: FilePosition,
        conditions: [String] = []
      ) {
        self.step = step
        self.name = name
        self.kind = kind
        self.expression = expression
        self.place = place
        self.conditions = conditions
      }

      package func path(in program: Program) -> String {
        kind == .asked ? Self.showOptionPath : "offer:\(program.number):\(step)"
      }

      package static let showOptionPath = "--show"
    }

    package enum Kind: String, Hashable, Sendable {
      case asked
      case preview
      case variable
      /// A class of the file, created with `init()`.
      case type
    }
  }
}

extension Program.Speech.ScreenCandidate {
  package func location(in program: Program) -> SourceLocation {
    let path = kind == .asked ? Self.showOptionPath : program.place?.path ?? ""
    return SourceLocation(path: path, line: place.line, column: place.column)
  }
}
