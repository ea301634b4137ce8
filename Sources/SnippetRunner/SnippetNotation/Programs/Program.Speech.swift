package import Diagnostics
package import SnippetMessages

extension Program {
  /// What to speak of a program that is a whole Swift file: the screens it could show, and how to
  /// read them.
  package struct Speech: Hashable, Sendable {
    package var offers: [Offer]
    package var request: ScreenRequest
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

    /// A preview, variable, view type or `--show` expression that can be put on the screen.
    package struct Offer: Hashable, Sendable {
      package var step: Int
      package var name: String
      package var kind: Kind
      package var expression: String
      package var place: FilePlace
      /// The `#if` conditions around it, outermost first.
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

      package func path(in program: Program) -> String {
        kind == .asked ? Self.askedPath : "offer:\(program.number):\(step)"
      }

      package static let askedPath = "--show"
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

extension Program.Speech.Offer {
  package func location(in program: Program) -> SourceLocation {
    let path = kind == .asked ? Self.askedPath : program.place?.path ?? ""
    return SourceLocation(path: path, line: place.line, column: place.column)
  }
}
