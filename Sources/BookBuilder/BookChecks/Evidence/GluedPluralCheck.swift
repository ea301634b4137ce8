import BookModel
import Diagnostics
import Markdown
import SnippetNotation
import SwiftReading

extension Check {
  static let gluedPlurals = Check(onEachPage: .gluedPlural) { page in
    let blocks = page.blocks.compactMap { block -> CodeBlock? in
      guard case .code(let code) = block.kind, code.language == FenceKind.swift.rawValue else {
        return nil
      }
      return code
    }
    return zip(blocks, GluedPlurals.all(in: blocks.map(\.text))).flatMap { code, plurals in
      zip(plurals.places, code.positions(ofBytes: plurals.places.map(\.offset))).map {
        .gluedPlural($0, at: page.location($1))
      }
    }
  }

  static let gluedPluralsOfComponents = Check(scope: .book) { checked in
    checked.book.allComponents.flatMap { component in
      component.templates.flatMap { template in
        GluedPlurals(in: template.code(in: SpokenLanguage.forPage("en"))).places.map { place in
          .gluedPlural(place, at: SourceLocation(path: template.path, line: template.line))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func gluedPlural(
    _ place: GluedPlurals.Place,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .gluedPlural,
      at: location,
      "'\(place.text)' glues a number and a noun",
      help: "let a localized string choose the form, or write the number after the name: 'Items: 3'"
    )
  }
}

extension Rule {
  static let gluedPlural = Rule(
    id: "glued-plural",
    canBeAllowed: true,
    explanation: """
      A text in code puts a number before a noun. The form of the noun depends on the number: “1 items” \
      is wrong in English, and Russian has three forms. 'String(localized:)' with plural variants, \
      'inflect: true' and formatted units choose the form; so do literals that SwiftUI localizes.
      """,
    readers: """
      A listener hears “one items”, and people copy the code into apps in languages with more forms.
      """,
    wrong: "cart.accessibilityValue = \"\\(count) items\"",
    right: "cart.accessibilityValue = String(localized: \"\\(count) items in the cart\")"
  )
}
