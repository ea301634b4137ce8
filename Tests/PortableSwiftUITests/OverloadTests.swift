import Foundation
import PortableSwiftUI
import PortableUIKit
import Testing

// Source: Apple's documentation; A.
@MainActor
struct OverloadTests {
  private struct Topping: Identifiable {
    let id: String
    var isOn: Bool
  }

  private struct Toppings: View {
    @State var toppings: [Topping]

    var body: some View {
      VStack {
        Toggle("All", sources: $toppings, isOn: \.isOn)
        ForEach($toppings) { $topping in Toggle(topping.id, isOn: $topping.isOn) }
      }
    }
  }

  @Test func `a toggle of several values is mixed, and turns all of them on`() async throws {
    let olives = Topping(id: "Olives", isOn: true)
    let mixed = Toppings(toppings: [olives, Topping(id: "Rice", isOn: false)])
    #expect(try heard(mixed).first == "All, Switch button, mixed")
    let lines = try await driven(mixed, by: "double tap", "swipe right", "swipe right")
    #expect(lines.last == "Rice, Switch button, on")
    let off = Toppings(toppings: [.init(id: "Olives", isOn: false)])
    #expect(try heard(off).first == "All, Switch button, off")
  }

  private enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "No connection" }
  }

  @Test func `an alert says the description of its error`() async throws {
    struct Failing: View {
      @State private var isShown = false
      var body: some View {
        Button("Load") { isShown = true }
          .alert(isPresented: $isShown, error: Failure.offline) { Button("OK") {} }
      }
    }
    let lines = try await driven(Failing(), by: "double tap")
    #expect(lines.contains { $0.contains("No connection") }, "\(lines)")
  }

  @Test func `times from now and timers are spoken as they are shown`() throws {
    let later = Date.now.addingTimeInterval(2 * 3600 + 23 * 60)
    #expect(try heard(Text(later, style: .relative)) == ["2 hours, 23 minutes"])
    let pause = Date(timeIntervalSince1970: 10)
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
    #expect(try heard(Text(timerInterval: range, pauseTime: pause)) == ["1:30"])
    let up = Text(timerInterval: range, pauseTime: pause, countsDown: false)
    #expect(try heard(up) == ["0:10"])
  }

  @Test func `an outline opens its branches`() async throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let folders = [Folder(id: "Work", children: [Folder(id: "Plans")]), Folder(id: "Home")]
    let list = List(folders, children: \.children) { Text($0.id) }
    #expect(try heard(list) == ["Work, Button, Collapsed", "Home"])
    #expect(try await driven(list, by: "double tap", "swipe right").last == "Plans")
  }

  @Test func `texts of resources, ranges of lines and menus with an action compile`() throws {
    let resource = LocalizedStringResource("Hello, \("reader")")
    let view = VStack {
      Text(resource).lineLimit(3...6)
      Menu("Sort", systemImage: "arrow.up") {
        Button("Name") {}
      } primaryAction: {
      }
      Section("Old", isExpanded: .constant(true)) { Text("Row") }
    }
    #expect(try heard(view).first == "Hello, reader")
    #expect(try heard(view).last == "Row")
  }

  @Test(arguments: [(true, ["Old, Heading", "Row", "End"]), (false, ["Old, Heading", "End"])])
  func `a section shows its rows only while it is expanded`(
    isExpanded: Bool,
    lines: [String]
  ) throws {
    let section = Section("Old", isExpanded: .constant(isExpanded)) { Text("Row") }
    let sectionList = List {
      section
      Text("End")
    }
    #expect(try heard(sectionList) == lines)
    let own = Section(isExpanded: .constant(isExpanded)) {
      Text("Row")
    } header: {
      Text("Old")
    }
    let ownList = List {
      own
      Text("End")
    }
    #expect(try heard(ownList) == lines)
  }

  @Test func `a section that expands shows its rows`() async throws {
    #expect(
      try await driven(Expanding(), by: "double tap", "swipe right", "swipe right").last == "Row"
    )
  }

  @Test func `pickers of photos compile, and the view is a button`() throws {
    let none: Binding<PhotosPickerItem?> = .constant(nil)
    let picker = PhotosPicker("Choose a picture", selection: none, matching: .images)
    #expect(try heard(picker) == ["Choose a picture, Button"])
    let page = Text("Album").photosPicker(isPresented: .constant(false), selection: none)
    #expect(try heard(page) == ["Album"])
  }

  private struct Expanding: View {
    @State private var isExpanded = false

    var body: some View {
      VStack {
        Button("Show") { isExpanded = true }
        Section("Old", isExpanded: $isExpanded) { Text("Row") }
      }
    }
  }

  @Test func `effects on what is drawn compile, and change no words`() throws {
    let view = Text("Wrong password")
      .modifier(Shake(count: 2))
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 4, y: 0)))
      .transaction { $0.animation = nil }
      .transaction(value: 1) { $0.disablesAnimations = true }
      .badge("New")
      .badge(Text("New"))
    #expect(try heard(view) == ["Wrong password"])
  }

  private struct Shake: GeometryEffect {
    var count: CGFloat
    var offset = AnimatablePair(CGFloat(1), 2.0)

    var animatableData: CGFloat {
      get { count }
      set { count = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      let moved = ProjectionTransform(CGAffineTransform(translationX: 4 * count, y: 0))
      return moved.concatenating(ProjectionTransform())
    }
  }

  @Test func `pairs of lengths are added and scaled`() {
    var pair = AnimatablePair(CGFloat(1), 2.0) + AnimatablePair(2, 2)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, 8) && pair.magnitudeSquared == 100)
    let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let twice = moved.concatenating(moved)
    #expect(twice.m31 == 6 && twice.m32 == 8 && twice.isAffine && !twice.isIdentity)
  }

  // Source: none that we know for the words; C.
  @Test(arguments: [("", "No Results"), ("mango", "No Results for “mango”")])
  func `a search without results says so`(query: String, title: String) throws {
    let lines = try heard(ContentUnavailableView.search(text: query))
    #expect(lines == [title, "Check the spelling or try a new search."])
    if query.isEmpty { #expect(try heard(ContentUnavailableView.search) == lines) }
  }

  private struct Moving: View {
    @State private var isShown = false

    var body: some View {
      Text(isShown ? "Shown" : "Hidden")
        .foregroundStyle(.image(Image("tiles")))
        .animation(.spring(.bouncy), value: isShown)
        .onScrollVisibilityChange { isShown = $0 }
    }
  }

  @Test func `what is on the screen from the start becomes visible`() throws {
    #expect(try heard(Moving()) == ["Shown"])
  }

  @Test func `an app's directories are named`() {
    let directories = [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]
    #expect(Set(directories).count == 3)
  }
}
