import ArgumentParser
import FileSpeech
import Foundation
import SnippetNotation

/// `book say`: what VoiceOver and Voice Control users meet in any Swift file.
struct SayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Says what VoiceOver or Voice Control makes of the views in Swift files.",
    discussion: """
      Compiles the files as one module, puts each view and view controller that they hold on a \
      simulated screen, and says what is heard from the first element to the last. Files of \
      declarations are spoken class by class, as far as a class can be made without arguments: by \
      init(), init(frame:) or init(nibName:bundle:). Of files with statements, the variables are \
      spoken. What is left out is named, with the reason.

      EXAMPLES
        book say CartViewController.swift
        book say CartViewController.swift --with Cart.swift --with Money.swift
        book say Cart.swift --with SnapKit.swift
        book say Cart.swift --stub Lottie
        book say Cells.swift --show 'PriceCell(price: 3)' --language ru
        book say Size.swift --show picker --gestures gestures.txt
        book say Player.swift --tool voicecontrol
        book say Cart.swift --explain
        book say Cart.swift --notation service
        book say Cart.swift --format json > cart.json
        pbpaste | book say - --name Cart.swift

      A file of gestures holds one a line, as transcripts write them; '> ' before it may be left out:
        swipe right
        double tap
        rotor Headings

      WHAT IS WRITTEN
        On a terminal each stop has its number and its parts: label, value, trait, hint. Elsewhere \
      the lines are those of a transcript's body, so that they can be pasted under ```voiceover; of \
      several screens each has its name before it, after '# '. '--explain' writes a lesson in their \
      place: under each stop its parts, and for each the rule, what that rests on and how sure it is. Warnings, notes and what the file \
      prints go to standard error. docs/book-say.md and \
      docs/schemas/say.schema.json describe the JSON.

      EXIT STATUS
        0  everything was spoken, with or without warnings
        1  something does not compile, crashed or cannot be spoken; with --strict: a warning
        2  the command line is wrong
      """
  )

  @Argument(
    help: "Swift files; '-' is standard input.",
    completion: .file(extensions: ["swift"])
  )
  var paths: [String]

  @OptionGroup var standardInput: StandardInputOption
  @OptionGroup(title: "What is spoken") var content: SpokenOptions
  @OptionGroup(title: "How it is heard") var hearing: HearingOptions
  @OptionGroup(title: "How it is written") var style: StyleOptions
  @OptionGroup(title: "How it is run") var bounds: RunOptions

  func validate() throws {
    try standardInput.validate(
      with: paths + content.shown.companions + [hearing.gestures].compactMap(\.self)
    )
  }

  func run() async throws {
    var files = SwiftFiles(standardInput: standardInput.name)
    let request = SpeakingRequest(
      files: files.read(paths),
      companions: files.read(content.shown.companions),
      stubs: content.shown.stubs,
      shows: content.shown.shows,
      technology: hearing.tool.technology,
      script: hearing.gestures.flatMap { files.readScript($0) } ?? GestureScript(),
      settings: hearing.settings,
      package: content.package
    )
    guard files.findings.isEmpty else {
      return try finish(SpokenFiles(errors: files.findings), texts: files.texts)
    }
    let spoken = await bounds.runner.speak(request, progress: Console.standard.progress)
    var texts = files.texts
    texts["--show"] = content.shown.shows.joined(separator: "\n")
    try finish(spoken, texts: texts)
  }

  private func finish(_ spoken: SpokenFiles, texts: [String: String]) throws {
    switch style.format {
    case .human:
      let writer = SpeechWriter(style: style.layout)
      let text = writer.write(spoken.screens)
      if !text.isEmpty { Console.standard.write(text, to: .standardOutput) }
      SpeechFindings(spoken: spoken, texts: texts).write(to: .standard)
    case .json:
      let document = SpeechDocument(spoken, settings: hearing.namedSettings)
      Console.standard.write(try document.json(), to: .standardOutput)
    }
    let hasWarnings = spoken.screens.contains { !$0.warnings.isEmpty }
    if !spoken.errors.isEmpty || style.isStrict && hasWarnings { throw ExitCode(1) }
  }
}
