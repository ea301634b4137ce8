import ArgumentParser

/// What `book say` speaks.
struct SpokenOptions: ParsableArguments {
  @OptionGroup var shown: ShownFileOptions

  @Option(
    help: "The folder of a Swift package whose library modules the files may import.",
    completion: .directory
  )
  var package: String?
}
