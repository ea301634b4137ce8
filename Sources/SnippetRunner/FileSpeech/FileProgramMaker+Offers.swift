import SnippetNotation
import SourceText

extension FileProgramMaker {
  func variables(of outline: FileOutline) -> [Program.Speech.ScreenCandidate] {
    outline.variables.map { variable in
      Program.Speech.ScreenCandidate(
        step: 0,
        name: variable.name,
        kind: .variable,
        expression: variable.name,
        place: variable.place,
        conditions: variable.conditions
      )
    }
  }

  func previews(of outline: FileOutline) -> [Program.Speech.ScreenCandidate] {
    let known = Set(
      outline.classes.filter(catalog.mayBeShown).compactMap {
        try? catalog.expression(for: $0).get()
      }
    )
    var nameless = 0
    let previews = outline.previews.filter { request.previewsOnly || !known.contains($0.content) }
    return previews.map { preview in
      if preview.name == nil { nameless += 1 }
      return Program.Speech.ScreenCandidate(
        step: 0,
        name: preview.name ?? (nameless == 1 ? "Preview" : "Preview \(nameless)"),
        kind: .preview,
        expression: preview.expression,
        place: preview.place,
        conditions: preview.conditions
      )
    }
  }

  /// An offer for a view or view controller that needs no arguments, or the reason why there is
  /// none.
  func offer(
    of type: ClassOutline
  ) -> Swift.Result<Program.Speech.ScreenCandidate, ClassCatalog.Obstacle> {
    let environment = type.superclass == ClassCatalog.swiftUIView ? request.environment : ""
    if let creation = request.creations[type.name] {
      return .success(
        Program.Speech.ScreenCandidate(
          step: 0,
          name: type.name,
          kind: .preview,
          expression: "return \(filled(creation, type))\(environment)",
          place: type.place,
          conditions: type.conditions
        )
      )
    }
    return catalog.expression(for: type).map { expression in
      Program.Speech.ScreenCandidate(
        step: 0,
        name: type.name,
        kind: .type,
        expression: "\(filled(expression, type))\(environment)",
        place: type.place,
        conditions: type.conditions
      )
    }
  }

  /// A view of UIKit with content, if it has none of its own.
  private func filled(_ creation: String, _ type: ClassOutline) -> String {
    guard let contents = request.contents, type.superclass != ClassCatalog.swiftUIView,
      catalog.isUIKitView(type)
    else { return creation }
    let call = contents[type.name].map { ", { \($0) }" } ?? ""
    return "byEarFilled(\(creation)\(call))"
  }

  var expressions: [Program.Speech.ScreenCandidate] {
    var line = 1
    return request.shows.map { expression in
      defer { line += SourceLines(expression).count }
      return Program.Speech.ScreenCandidate(
        step: 0,
        name: expression,
        kind: .asked,
        expression: expression,
        place: FilePosition(line: line, column: 1)
      )
    }
  }
}
