extension SpeechSettings {
  /// The languages the model has words for, as BCP 47 tags.
  public static var supportedLanguages: [String] {
    SpeechWords.all.map { $0.language }
  }
}
