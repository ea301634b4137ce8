import SpeechRules

extension ItemMenu {
  /// What a key does to an open menu.
  enum KeyAnswer {
    /// Another entry is highlighted.
    case highlighted(UtterancePart)
    /// There is no entry with the name that was asked for.
    case noMatch
    /// The menu is closed.
    case closed
    /// An entry is chosen, which closes the menu.
    case chosen(Entry)
  }

  /// Lets a key move the highlight, and returns what it does; nothing if it is none of a menu's.
  mutating func press(_ command: KeyCommand) -> KeyAnswer? {
    switch command {
    case .arrow(.down), .arrow(.up):
      move(by: command == .arrow(.down) ? 1 : -1)
      return .highlighted(current.part)
    case .escape: return .closed
    case .space: return .chosen(current)
    case .choose(let name): return entry(named: name).map(KeyAnswer.chosen) ?? .noMatch
    default: return nil
    }
  }
}
