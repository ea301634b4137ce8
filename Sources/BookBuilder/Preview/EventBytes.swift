import FlyingSocks

struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<String>

  func makeAsyncIterator() -> Iterator {
    Iterator(events: events.makeAsyncIterator())
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<String>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<String>.Iterator) {
      self.events = events
    }

    mutating func next() async -> UInt8? {
      if rest.isEmpty {
        guard let event = await events.next() else { return nil }
        rest = Array(event.utf8)[...]
      }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      if rest.isEmpty {
        guard let event = await events.next() else { return nil }
        return Array(event.utf8)
      }
      defer { rest = [] }
      return Array(rest)
    }
  }
}
