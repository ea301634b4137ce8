import Observation
import PortableSwiftUI
import Testing

@MainActor
struct StateTests {
  @Test func `a change of state is spoken at once`() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Text("Count: \(count)")
          if count > 0 { Text("More than none") }
        }
      }
    }
    #expect(
      try await driven(Counter(), by: "double tap", "swipe right", "swipe right").suffix(3)
        == ["Count: 1", "> swipe right", "More than none"]
    )
  }

  @Test func `a view keeps its state when its parent is rendered again`() async throws {
    struct Child: View {
      let name: String
      @State private var isOn = false
      var body: some View { Toggle(name, isOn: $isOn) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Child(name: "Alarm \(count)")
          Button("Next") { count += 1 }
        }
      }
    }
    #expect(
      try await driven(Parent(), by: "double tap", "swipe right", "double tap", "swipe left").last
        == "Alarm 1, Switch button, on"
    )
  }

  @Test func `the view of a collection element keeps its state by identity`() async throws {
    struct Row: View {
      let name: String
      @State private var isOn = false
      var body: some View { Toggle(name, isOn: $isOn) }
    }
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Row(name: $0) }
          Button("Turn") { names.reverse() }
        }
      }
    }
    let lines = try await driven(
      Rows(),
      by: "double tap",
      "swipe right",
      "swipe right",
      "double tap",
      "swipe left"
    )
    #expect(lines.last == "a, Switch button, on")
  }

  @Test func `a change of an observable object renders its views again`() async throws {
    final class Basket: ObservableObject {
      @Published var count = 0
    }
    struct Shown: View {
      @ObservedObject var basket: Basket
      var body: some View { Button("\(basket.count) items") { basket.count += 1 } }
    }
    #expect(try await driven(Shown(basket: Basket()), by: "double tap").last == "1 items")
  }

  @Test func `the environment reaches nested views`() throws {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text("\(isEnabled ? "on" : "off") \(direction == .leftToRight ? "ltr" : "rtl")")
      }
    }
    let view = VStack {
      Reader()
      Reader().disabled(true).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try heard(view) == ["on ltr", "off rtl, dimmed"])
  }

  @Test func `appearing, changing and disappearing are reported`() async throws {
    final class Log { var lines: [String] = [] }
    struct Shown: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Turn") { isShown.toggle() }
            .onChange(of: isShown) { old, new in log.lines.append("\(old) \(new)") }
          if isShown {
            Text("Here")
              .onAppear { log.lines.append("appeared") }
              .onDisappear { log.lines.append("gone") }
          }
        }
      }
    }
    let log = Log()
    _ = try await driven(Shown(log: log), by: "double tap")
    #expect(log.lines == ["appeared", "gone", "true false"])
  }

  @Test func `an optional environment value has its default until it is set`() throws {
    struct Name: View {
      @Environment(\.nickname) private var nickname
      var body: some View { Text(nickname ?? "none") }
    }
    #expect(try heard(Name()) == ["Ann"])
    #expect(try heard(Name().environment(\.nickname, nil)) == ["none"])
  }

  @Test func `a view that contains itself shows nothing`() throws {
    struct Endless: View {
      var body: some View {
        VStack {
          Text("Again")
          AnyView(Endless())
        }
      }
    }
    #expect(try heard(Endless()).isEmpty)
  }
}

extension EnvironmentValues {
  fileprivate var nickname: String? {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
}

private enum NicknameKey: EnvironmentKey {
  static var defaultValue: String? { "Ann" }
}
