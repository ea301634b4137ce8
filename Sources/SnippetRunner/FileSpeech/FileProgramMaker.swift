import AssistiveTechnology
import Diagnostics
import SnippetCompiling
import SnippetMessages
import SnippetNotation

/// Turns files into programs, each with offers of what to show.
///
/// The offers are the expressions of the request or, without any, the variables, previews and
/// classes of the file.
struct FileProgramMaker: Sendable {
  let request: SpeechRequest
  private let outlines: [FileOutline]
  let allOutlines: [(path: String, outline: FileOutline)]
  let catalog: ClassCatalog

  init(_ request: SpeechRequest) {
    self.request = request
    let read = { (file: SwiftFile) in
      request.outlines.value(of: file.text) { FileOutline(request.memory.tree(of: file.text)) }
    }
    outlines = request.files.map(read)
    let companions = request.companions.map(read)
    catalog = ClassCatalog(outlines + companions)
    allOutlines = Array(
      zip((request.files + request.companions).map(\.path), outlines + companions)
    )
  }

  struct Result: Sendable {
    var program: Program
    var outline: FileOutline
    var skipped: [SkippedView]
  }

  /// One program per file, in order.
  ///
  /// - Parameter imports: the imports to remove.
  func programs(with imports: RemovedImports) -> [Result] {
    let replacements = imports.replacements
    return zip(request.files, outlines).enumerated().map { index, pair in
      let (file, outline) = pair
      var offers: [Program.Speech.ScreenCandidate] = []
      var skipped: [SkippedView] = []
      if request.shows.isEmpty {
        offers = variables(of: outline) + previews(of: outline)
        if request.previewsOnly { offers.removeAll { $0.kind != .preview } }
        for type in outline.classes where catalog.mayBeShown(type) && !request.previewsOnly {
          switch offer(of: type) {
          case .success(let offer):
            let isCreated = request.creations[type.name] != nil
            if isCreated, outline.previews.contains(where: { $0.calledNames.contains(type.name) }) {
              continue
            }
            offers.append(offer)
          case .failure where outline.previews.contains { $0.calledNames.contains(type.name) }:
            continue
          case .failure(let obstacle): skipped.append(SkippedView(type, in: file.path, obstacle))
          }
        }
      } else if index == 0 {
        offers = expressions
      }
      for index in offers.indices { offers[index].step = index + 1 }
      let text = request.memory.removeImports(replacements, from: file.text)
      let program = Program(
        number: index,
        file: SwiftFile(path: file.path, text: text),
        speech: Program.Speech(
          offers: offers,
          request: ScreenRequest(
            technology: request.technology,
            settings: request.settings,
            script: script
          ),
          isScript: outline.isScript
        )
      )
      return Result(program: program, outline: outline, skipped: skipped)
    }
  }

  /// The views and controllers that need arguments.
  var incompleteTypes: [String] {
    outlines.flatMap { outline in
      outline.classes.filter { type in
        guard catalog.mayBeShown(type), case .failure(let obstacle) = catalog.expression(for: type)
        else { return false }
        switch obstacle {
        case .arguments, .generic: return true
        default: return false
        }
      }
      .map(\.name)
    }
  }

  /// The views of UIKit.
  var uiKitViews: [String] {
    outlines.flatMap { $0.classes.filter(catalog.isUIKitView) }.map(\.name)
  }

  /// Voice Control without commands shows the names of its items.
  private var script: [String] {
    let script = request.script.lines.map(\.words)
    return script.isEmpty && request.technology == .voiceControl ? ["show names"] : script
  }
}

extension Program {
  fileprivate init(number: Int, file: SwiftFile, speech: Program.Speech) {
    let block = SwiftBlock(
      fence: Fence(file: file),
      setup: [],
      expectation: .runs,
      scope: .own,
      name: nil
    )
    self.init(
      number: number,
      steps: [.code(block, expectedOutput: nil)],
      purpose: .run,
      speech: speech
    )
  }
}

extension SkippedView {
  fileprivate init(_ type: ClassOutline, in path: String, _ obstacle: ClassCatalog.Obstacle) {
    name = type.name
    reason = obstacle.sentence(for: type.name)
    location = SourceLocation(path: path, line: type.place.line, column: type.place.column)
  }
}
