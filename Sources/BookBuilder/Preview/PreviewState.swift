import Synchronization

/// The current site, and the browsers that are watching it.
///
/// It is shared by all requests, so its state is behind a mutex.
final class PreviewState: Sendable {
  private let state = Mutex(State())

  private struct State {
    var site = PreviewSite()
    var viewers: [Int: Viewer] = [:]
    var lastViewer = 0
  }

  private struct Viewer {
    var page: String
    var mark: String
    var events: AsyncStream<String>.Continuation
  }

  var site: PreviewSite {
    state.withLock { $0.site }
  }

  func show(_ site: PreviewSite) {
    state.withLock { state in
      state.site = site
      for (number, viewer) in state.viewers {
        let mark = site.mark(of: viewer.page)
        guard mark != viewer.mark else { continue }
        state.viewers[number]?.mark = mark
        viewer.events.yield(Self.event(mark))
      }
    }
  }

  /// Events with the version of a page: the current one at once, then each new one.
  func events(of page: String) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let number = state.withLock { state in
      state.lastViewer += 1
      let mark = state.site.mark(of: page)
      state.viewers[state.lastViewer] = Viewer(page: page, mark: mark, events: continuation)
      continuation.yield(Self.event(mark))
      return state.lastViewer
    }
    continuation.onTermination = { [weak self] _ in self?.removeViewer(number) }
    return stream
  }

  /// Sends each browser a comment, which it ignores.
  func keepAlive() {
    let viewers = state.withLock { $0.viewers }
    for viewer in viewers.values { viewer.events.yield(":\n\n") }
  }

  private func removeViewer(_ number: Int) {
    state.withLock { $0.viewers[number] = nil }
  }

  private static func event(_ mark: String) -> String {
    "event: mark\ndata: \(mark)\n\n"
  }
}
