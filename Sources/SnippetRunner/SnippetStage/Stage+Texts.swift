import Synchronization

extension Stage {
  private nonisolated static let spoken = Mutex<(language: String, texts: [String: String])?>(nil)

  /// Chooses the language of code that is compiled once for several: that of the device, and the texts
  /// that the code looks up.
  public nonisolated static func speak(_ language: String, _ texts: [String: String]) {
    spoken.withLock { $0 = (language, texts) }
  }

  /// The text that a name stands for.
  public nonisolated static func text(_ name: String) -> String {
    spoken.withLock { $0?.texts[name] } ?? ""
  }

  /// The language that was chosen; `nil` for code of one language.
  public nonisolated static var language: String? { spoken.withLock { $0?.language } }
}
