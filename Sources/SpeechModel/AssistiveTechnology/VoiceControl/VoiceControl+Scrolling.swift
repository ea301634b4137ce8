import AccessibilityTree

extension VoiceControl {
  func scroll(
    _ direction: AccessibilityAction.ScrollDirection,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard performAnywhere(.scroll(direction)) else { return await refusal(settle: settle) }
    await settle()
    return scrolled()
  }

  /// Scrolls the view around an element, or the view under a cell of the grid.
  func scroll(
    _ direction: AccessibilityAction.ScrollDirection,
    at target: VoiceCommand.Target,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    let isAnswered: Bool
    switch find(target) {
    case .failure(let miss): return miss.entries
    case .success(.element(let found)):
      isAnswered = app.perform(.scroll(direction), on: found.element.id)
    case .success(.cell(let cell)):
      isAnswered = app.perform(.scroll(direction), at: cell.center)
    case .success(.action): isAnswered = false
    }
    guard isAnswered else { return await refusal(settle: settle) }
    await settle()
    return scrolled()
  }

  /// Scrolls page by page until the app no longer handles it or the screen stays the same.
  func scrollToEdge(
    _ direction: AccessibilityAction.ScrollDirection,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    var hasScrolled = false
    var tree = app.currentTree()
    // A list that loads more at its end would never reach it.
    for _ in 1...100 {
      guard performAnywhere(.scroll(direction)) else { break }
      hasScrolled = true
      await settle()
      let next = app.currentTree()
      if next == tree { break }
      tree = next
    }
    guard hasScrolled else { return await refusal(settle: settle) }
    return [scrolled().last].compactMap(\.self)
  }

  private func scrolled() -> [Transcript.Entry] {
    let news = handleNotifications()
    return news.isEmpty ? [.scrolled(rule: .voiceScroll)] : news
  }
}
