import ArgumentParser

/// What `book heard export` makes of Swift files that belong to no book.
struct OwnFileOptions: ParsableArguments {
  @OptionGroup var shown: ShownFileOptions

  @Option(help: "The language of the device, such as 'en' or 'ru'; English unless given.")
  var language: HearingOptions.Language?

  /// Whether any of them was given.
  var isGiven: Bool { shown.isGiven || language != nil }
}
