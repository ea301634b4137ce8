extension KnownModules {
  /// Values arrive on the thread that sends them, `debounce` and `throttle` don't wait.
  static let combine = #"""
    import Foundation; import SwiftUI
    protocol Cancellable { func cancel() }
    final class AnyCancellable: Cancellable, Hashable {
      private var end: (() -> Void)?
      init(_ cancel: @escaping () -> Void) { end = cancel }
      init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }
      deinit { end?() }
      func cancel() { end?(); end = nil }
      func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      func store<C: RangeReplaceableCollection>(in list: inout C) where C.Element == AnyCancellable { list.append(self) }
      static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    enum Subscribers {
      enum Completion<Failure: Error> { case finished; case failure(Failure) }
      struct Demand { static let unlimited = Demand(); static let none = Demand(); static func max(_ value: Int) -> Demand { Demand() } }
    }
    enum Publishers {}
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    }
    protocol ConnectablePublisher: Publisher {}
    protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    extension Subject where Output == Void { func send() { send(()) } }
    struct AnyPublisher<Output, Failure: Error>: Publisher {
      let start: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
      init(byEar start: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) { self.start = start }
      init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { start = { publisher.byEarListen($0, $1) } }
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { start(value, end) }
    }
    class ByEarSubject<Output, Failure: Error>: Subject {
      private var listeners: [UUID: ((Output) -> Void, (Subscribers.Completion<Failure>) -> Void)] = [:]
      private var order: [UUID] = []
      var completion: Subscribers.Completion<Failure>?
      func send(_ value: Output) { guard completion == nil else { return }; for id in order { listeners[id]?.0(value) } }
      func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        for id in order { listeners[id]?.1(completion) }
      }
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if let completion { end(completion); return AnyCancellable {} }
        let id = UUID()
        listeners[id] = (value, end)
        order.append(id)
        return AnyCancellable { self.listeners[id] = nil; self.order.removeAll { $0 == id } }
      }
    }
    final class PassthroughSubject<Output, Failure: Error>: ByEarSubject<Output, Failure> {}
    final class CurrentValueSubject<Output, Failure: Error>: ByEarSubject<Output, Failure> {
      private var current: Output
      init(_ value: Output) { current = value }
      var value: Output { get { current } set { send(newValue) } }
      override func send(_ value: Output) { current = value; super.send(value) }
      override func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if completion == nil { value(current) }
        return super.byEarListen(value, end)
      }
    }
    struct Just<Output>: Publisher {
      typealias Failure = Never
      let output: Output
      init(_ output: Output) { self.output = output }
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable { value(output); end(.finished); return AnyCancellable {} }
    }
    struct Empty<Output, Failure: Error>: Publisher {
      init(completeImmediately: Bool = true, outputType: Output.Type = Output.self, failureType: Failure.Type = Failure.self) {}
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { end(.finished); return AnyCancellable {} }
    }
    struct Fail<Output, Failure: Error>: Publisher {
      let error: Failure
      init(error: Failure) { self.error = error }
      init(outputType: Output.Type, failure: Failure) { error = failure }
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { end(.failure(error)); return AnyCancellable {} }
    }
    final class Future<Output, Failure: Error>: Publisher {
      typealias Promise = (Result<Output, Failure>) -> Void
      private let subject = ByEarSubject<Output, Failure>()
      private var result: Result<Output, Failure>?
      init(_ attempt: @escaping (@escaping Promise) -> Void) {
        attempt { [weak self] result in
          guard let self, self.result == nil else { return }
          self.result = result
          switch result {
          case .success(let value): self.subject.send(value); self.subject.send(completion: .finished)
          case .failure(let error): self.subject.send(completion: .failure(error))
          }
        }
      }
      func byEarListen(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if case .success(let output)? = result { value(output) }
        return subject.byEarListen(value, end)
      }
    }
    struct Deferred<P: Publisher>: Publisher {
      let create: () -> P
      init(createPublisher: @escaping () -> P) { create = createPublisher }
      func byEarListen(_ value: @escaping (P.Output) -> Void, _ end: @escaping (Subscribers.Completion<P.Failure>) -> Void) -> AnyCancellable { create().byEarListen(value, end) }
    }
    extension Published.Publisher: Publisher {
      typealias Output = Value
      typealias Failure = Never
      func byEarListen(_ value: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        var token: AnyObject? = subscribe(value)
        return AnyCancellable { if token != nil { token = nil } }
      }
    }
    extension ObservableObjectPublisher: Publisher {
      typealias Output = Void
      typealias Failure = Never
      func byEarListen(_ value: @escaping (Void) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        var token: AnyObject? = subscribe { value(()) }
        return AnyCancellable { if token != nil { token = nil } }
      }
    }
    extension NotificationPublisher: Publisher {
      typealias Failure = Never
      nonisolated func byEarListen(_ value: @escaping (Notification) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        var token: AnyObject? = MainActor.assumeIsolated { listen(value) }
        return AnyCancellable { if token != nil { token = nil } }
      }
    }
    extension TimerPublisher: Publisher {
      typealias Failure = Never
      nonisolated func byEarListen(_ value: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        var token: AnyObject? = MainActor.assumeIsolated { listen(value) }
        return AnyCancellable { if token != nil { token = nil } }
      }
      nonisolated func connect() -> AnyCancellable { AnyCancellable {} }
    }
    extension Sequence { var publisher: AnyPublisher<Element, Never> { AnyPublisher(byEar: { value, end in forEach(value); end(.finished); return AnyCancellable {} }) } }
    extension Optional { var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher(byEar: { value, end in if let self { value(self) }; end(.finished); return AnyCancellable {} }) } }
    protocol Scheduler { func byEarAfter(_ seconds: Double, _ action: @escaping () -> Void) }
    struct ByEarInterval { var seconds: Double
      static func seconds(_ value: Int) -> ByEarInterval { .init(seconds: Double(value)) }
      static func seconds(_ value: Double) -> ByEarInterval { .init(seconds: value) }
      static func milliseconds(_ value: Int) -> ByEarInterval { .init(seconds: Double(value) / 1000) }
      static func microseconds(_ value: Int) -> ByEarInterval { .init(seconds: Double(value) / 1_000_000) }
      static let zero = ByEarInterval(seconds: 0)
    }
    extension ByEarInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      init(floatLiteral value: Double) { seconds = value }
      init(integerLiteral value: Int) { seconds = Double(value) }
    }
    extension DispatchQueue: Scheduler { func byEarAfter(_ seconds: Double, _ action: @escaping () -> Void) { nonisolated(unsafe) let action = action; DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() } } }
    extension RunLoop: Scheduler { func byEarAfter(_ seconds: Double, _ action: @escaping () -> Void) { DispatchQueue.main.byEarAfter(seconds, action) } }
    extension OperationQueue: Scheduler { func byEarAfter(_ seconds: Double, _ action: @escaping () -> Void) { DispatchQueue.main.byEarAfter(seconds, action) } }
    struct ImmediateScheduler: Scheduler { static let shared = ImmediateScheduler(); func byEarAfter(_ seconds: Double, _ action: @escaping () -> Void) { action() } }
    extension Publisher {
      func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable { byEarListen(receiveValue, receiveCompletion) }
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never { byEarListen(receiveValue) { _ in } }
      func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable where Failure == Never { sink { object[keyPath: keyPath] = $0 } }
      func assign(to published: inout Published<Output>.Publisher) where Failure == Never { let target = published; ByEarForever.all.append(sink { target.set($0) }) }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func byEarEach<T>(_ make: @escaping () -> (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
        AnyPublisher(byEar: { value, end in let step = make(); return byEarListen({ step($0, value) }, end) })
      }
      func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { byEarEach { { $1(transform($0)) } } }
      func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { byEarEach { { $1($0[keyPath: path]) } } }
      func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { byEarEach { { if let new = transform($0) { $1(new) } } } }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { byEarEach { { if isIncluded($0) { $1($0) } } } }
      func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
        AnyPublisher(byEar: { value, end in byEarListen({ do { value(try transform($0)) } catch { end(.failure(error)) } }, { end($0.byEarError) }) })
      }
      func removeDuplicates(by same: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        byEarEach { var last: Output?; return { if let known = last, same(known, $0) { return }; last = $0; $1($0) } }
      }
      func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { removeDuplicates(by: ==) }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { byEarEach { var left = count; return { if left > 0 { left -= 1 } else { $1($0) } } } }
      func drop(while skip: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { byEarEach { var skips = true; return { if skips, skip($0) { return }; skips = false; $1($0) } } }
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { byEarEach { var left = count; return { if left > 0 { left -= 1; $1($0) } } } }
      func first() -> AnyPublisher<Output, Failure> { prefix(1) }
      func first(where test: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(test).prefix(1) }
      func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> { byEarEach { var state = initial; return { state = next(state, $0); $1(state) } } }
      func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { AnyPublisher(byEar: { value, end in values.forEach(value); return byEarListen(value, end) }) }
      func handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher(byEar: { value, end in byEarListen({ receiveOutput?($0); value($0) }, { receiveCompletion?($0); end($0) }) })
      }
      func receive<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func subscribe<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func delay<S: Scheduler>(for time: ByEarInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher(byEar: { value, end in byEarListen({ output in scheduler.byEarAfter(time.seconds) { value(output) } }, { done in scheduler.byEarAfter(time.seconds) { end(done) } }) })
      }
      func debounce<S: Scheduler>(for time: ByEarInterval, scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func throttle<S: Scheduler>(for time: ByEarInterval, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> where Failure == Never { AnyPublisher(byEar: { value, end in byEarListen(value) { _ in end(.finished) } }) }
      func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher(byEar: { value, end in byEarListen(value) { if case .failure(let error) = $0 { end(.failure(transform(error))) } else { end(.finished) } } })
      }
      func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher(byEar: { value, end in byEarListen(value) { if case .failure = $0 { value(output) }; end(.finished) } })
      }
      func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
      func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher(byEar: { value, end in var inner: AnyCancellable?; let outer = byEarListen(value) { if case .failure(let error) = $0 { inner = handler(error).byEarListen(value, end) } else { end(.finished) } }; return AnyCancellable { outer.cancel(); inner?.cancel() } })
      }
      func retry(_ count: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> {
        AnyPublisher(byEar: { value, end in var inner: [AnyCancellable] = []; let outer = byEarListen({ inner.append(transform($0).byEarListen(value) { _ in }) }, end); return AnyCancellable { outer.cancel(); inner.forEach { $0.cancel() } } })
      }
      func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher {
        AnyPublisher(byEar: { value, end in var inner: AnyCancellable?; let outer = byEarListen({ inner?.cancel(); inner = $0.byEarListen(value) { _ in } }, end); return AnyCancellable { outer.cancel(); inner?.cancel() } })
      }
      func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        AnyPublisher(byEar: { value, end in let a = byEarListen(value, end), b = other.byEarListen(value) { _ in }; return AnyCancellable { a.cancel(); b.cancel() } })
      }
      func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher(byEar: { value, end in
          var first: Output?, second: P.Output?
          let a = byEarListen({ first = $0; if let second { value(($0, second)) } }, end)
          let b = other.byEarListen({ second = $0; if let first { value((first, $0)) } }, { _ in })
          return AnyCancellable { a.cancel(); b.cancel() }
        })
      }
      func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
      func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure { combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) } }
      func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher(byEar: { value, end in
          var first: [Output] = [], second: [P.Output] = []
          func pair() { while !first.isEmpty, !second.isEmpty { value((first.removeFirst(), second.removeFirst())) } }
          let a = byEarListen({ first.append($0); pair() }, end), b = other.byEarListen({ second.append($0); pair() }, { _ in })
          return AnyCancellable { a.cancel(); b.cancel() }
        })
      }
      func collect() -> AnyPublisher<[Output], Failure> { AnyPublisher(byEar: { value, end in var all: [Output] = []; return byEarListen({ all.append($0) }, { value(all); end($0) }) }) }
      func ignoreOutput() -> AnyPublisher<Never, Failure> { AnyPublisher(byEar: { _, end in byEarListen({ _ in }, end) }) }
      func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T, Error> where Output == Data { tryMap { try decoder.decode(type, from: $0) } }
      func encode(encoder: JSONEncoder) -> AnyPublisher<Data, Error> where Output: Encodable { tryMap { try encoder.encode($0) } }
      func timeout<S: Scheduler>(_ time: ByEarInterval, scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func makeConnectable() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      var values: AsyncThrowingStream<Output, Error> { AsyncThrowingStream { stream in nonisolated(unsafe) let token = byEarListen({ stream.yield($0) }, { _ in stream.finish() }); stream.onTermination = { _ in token.cancel() } } }
    }
    enum ByEarForever { nonisolated(unsafe) static var all: [AnyCancellable] = [] }
    // There is no network: the answer never comes.
    extension URLSession {
      typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
      func dataTaskPublisher(for url: URL) -> DataTaskPublisher { AnyPublisher(byEar: { _, _ in AnyCancellable {} }) }
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { AnyPublisher(byEar: { _, _ in AnyCancellable {} }) }
    }
    extension Subscribers.Completion { var byEarError: Subscribers.Completion<Error> { if case .failure(let error) = self { .failure(error) } else { .finished } } }
    extension Publishers {
      static func byEarLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.combineLatest(b) }
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        let a: A, b: B
        init(_ a: A, _ b: B) { self.a = a; self.b = b }
        func byEarListen(_ value: @escaping ((A.Output, B.Output)) -> Void, _ end: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { a.combineLatest(b).byEarListen(value, end) }
      }
      struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        let a: A, b: B, c: C
        init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }
        func byEarListen(_ value: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ end: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { a.combineLatest(b, c).byEarListen(value, end) }
      }
      struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        let a: A, b: B
        init(_ a: A, _ b: B) { self.a = a; self.b = b }
        func byEarListen(_ value: @escaping (A.Output) -> Void, _ end: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { a.merge(with: b).byEarListen(value, end) }
      }
      struct MergeMany<A: Publisher>: Publisher {
        let all: [A]
        init(_ all: A...) { self.all = all }
        init<S: Sequence>(_ all: S) where S.Element == A { self.all = Array(all) }
        func byEarListen(_ value: @escaping (A.Output) -> Void, _ end: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { let tokens = all.map { $0.byEarListen(value) { _ in } }; return AnyCancellable { tokens.forEach { $0.cancel() } } }
      }
      struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        let a: A, b: B
        init(_ a: A, _ b: B) { self.a = a; self.b = b }
        func byEarListen(_ value: @escaping ((A.Output, B.Output)) -> Void, _ end: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { a.zip(b).byEarListen(value, end) }
      }
    }
    extension View {
      @_disfavoredOverload func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
        onReceive(ByEarReceived(publisher: publisher), perform: action)
      }
    }
    struct ByEarReceived<P: Publisher>: PortablePublisher {
      let publisher: P
      func listen(_ action: @escaping (P.Output) -> Void) -> AnyObject { publisher.byEarListen(action) { _ in } }
    }

    """#
}
