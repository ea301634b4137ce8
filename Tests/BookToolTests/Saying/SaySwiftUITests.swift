import Testing

/// How SwiftUI views depend on the device and the version of iOS, and warnings about them.
struct SaySwiftUITests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  // Rule: swiftui-text-case.
  // Source: AccessibilitySnapshot's images of lists; A.
  @Test(arguments: [("17", "ACCOUNTS"), ("18", "ACCOUNTS"), ("26", "Accounts")])
  func `headers are capitalised before iOS 26, except in plain lists or with their own case`(
    os: String,
    header: String
  ) async throws {
    try tool.write(
      """
      import SwiftUI
      struct InList: View {
        var body: some View { List { Section("Accounts") { Text("Mail") } } }
      }
      struct InForm: View {
        var body: some View { Form { Section("Accounts") { Text("Mail") } } }
      }
      struct Plain: View {
        var body: some View {
          List { Section { Text("Mail") } header: { Text("Accounts") } }.listStyle(.plain)
        }
      }
      struct OwnCase: View {
        var body: some View {
          List { Section { Text("Mail") } header: { Text("Accounts").textCase(nil) } }
        }
      }
      """,
      to: "Accounts.swift"
    )
    let run = try await tool.run("say", "Accounts.swift", "--os", os)
    let headers = [
      ("InList", header), ("InForm", header), ("Plain", "Accounts"), ("OwnCase", "Accounts"),
    ]
    let expected = headers.map { "# \($0)\n\($1), Heading\nMail\n" }
    #expect(run.output == expected.joined(separator: "\n"), "\(run.errors)")
  }

  // Source: Apple's documentation of `Table`; A.
  @Test(arguments: [("iphone", "Ann\n"), ("ipad", "Name\nAge\nAnn\n3\n")])
  func `a table has all columns on an iPad`(device: String, lines: String) async throws {
    try tool.write(
      """
      import SwiftUI
      struct Person: Identifiable {
        let id = 1
        let name = "Ann"
        let age = "3"
      }
      struct People: View {
        var body: some View {
          Table([Person()]) {
            TableColumn("Name", value: \\.name)
            TableColumn("Age", value: \\.age)
          }
        }
      }
      """,
      to: "People.swift"
    )
    let run = try await tool.run("say", "People.swift", "--device", device)
    #expect(run.output == lines, "\(run.errors)")
  }

  @Test func `a calendar in a SwiftUI screen is heard within the time limit`()
    async throws
  {
    try tool.write(
      """
      import SwiftUI
      struct Day: View {
        @State var day = Date(timeIntervalSince1970: 0)
        var body: some View { DatePicker("Day", selection: $day).datePickerStyle(.graphical) }
      }
      """,
      to: "Day.swift"
    )
    let run = try await tool.run("say", "Day.swift")
    #expect(run.output.contains("selected, Thursday, January 1, Button"), "\(run.errors)")
  }

  @Test(
    arguments: [
      ("Text(\"x\").layerEffect(1)", "SwiftUI's 'layerEffect' is not modelled"),
      ("Text(\"x\").keyframeAnimator(1)", "SwiftUI's 'keyframeAnimator' is not modelled"),
      ("Text(\"x\").accessibilityAction(.delete) {}", "is available on macOS only"),
    ]
  )
  func `known but unsupported API is reported`(view: String, sentence: String) async throws {
    try tool.write(
      """
      import SwiftUI
      struct Paint: View {
        var body: some View { \(view) }
      }
      """,
      to: "Paint.swift"
    )
    let run = try await tool.run("say", "Paint.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains(sentence), "\(run.errors)")
  }

  @Test(
    arguments: [
      (
        """
        import CoreData
        import SwiftUI

        @objc(Trip) public class Trip: NSManagedObject, Identifiable {
          @NSManaged public var name: String?
        }

        struct Trips: View {
          @Environment(\\.managedObjectContext) private var context
          @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \\Trip.name, ascending: true)],
            animation: .default
          )
          private var trips: FetchedResults<Trip>

          var body: some View {
            List { ForEach(trips) { trip in Text(trip.name ?? "") } }
              .overlay { if trips.isEmpty { Text("No trips") } }
          }
        }

        #Preview { Trips() }
        """, "No trips"
      ),
      (
        """
        import SwiftData
        import SwiftUI

        @Model final class Note {
          @Attribute(.unique) var title: String
          @Relationship(deleteRule: .cascade) var parts: [Note]
          init(title: String) {
            self.title = title
            parts = []
          }
        }

        struct Row: View {
          @Bindable var note: Note
          var body: some View { TextField("Title", text: $note.title) }
        }

        struct Notes: View {
          @Environment(\\.modelContext) private var context
          @Query(sort: \\Note.title) private var notes: [Note]

          var body: some View {
            VStack {
              List(notes) { Row(note: $0) }
              Row(note: Note(title: "Draft"))
            }
          }
        }

        #Preview { Notes().modelContainer(for: Note.self, inMemory: true) }
        """, "Draft, Text field"
      ),
    ]
  )
  func `a screen of stored data is spoken without data`(
    code: String,
    line: String
  ) async throws {
    try tool.write(code, to: "Stored.swift")
    let run = try await tool.run("say", "Stored.swift")
    #expect(run.output.contains(line), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("error:"), "\(run.errors)")
  }

  @Test func `properties that Core Data stores start empty, in extensions as well`() async throws {
    let code = """
      import CoreData
      import SwiftUI

      @objc(Trip) public class Trip: NSManagedObject {
        @NSManaged var name: String
        @NSManaged public var isDone: Bool, isOld: Bool
        @NSManaged var start: Date
        @NSManaged var labels: Set<String>
        @NSManaged var stops: [String: Int]
        @NSManaged var page: URL
      }

      extension Trip {
        @NSManaged public var days: Int16
        @NSManaged public var note: String?
        @objc(addPartsObject:) @NSManaged public func addToParts(_ part: Trip)
      }

      struct TripRow: View {
        let trip = Trip(context: NSManagedObjectContext())
        var body: some View {
          Text("\\(trip.name)\\(trip.note ?? "No note"), \\(trip.days) days")
          Text(trip.start, format: .dateTime.year())
          Text(trip.isDone || trip.isOld ? "Done" : "Open")
          Text("\\(trip.labels.count + trip.stops.count) labels")
        }
      }
      """
    try tool.write(code, to: "Stored.swift")
    let run = try await tool.run("say", "Stored.swift")
    #expect(run.output == "No note, 0 days\n2001\nOpen\n0 labels\n", "\(run.errors)")
  }

  @Test func `a stored property of another type has to be optional`() async throws {
    let code = """
      import CoreData
      import SwiftUI
      class Trip: NSManagedObject {
        @NSManaged var next: Trip
      }
      struct TripRow: View { var body: some View { Text("Row") } }
      """
    try tool.write(code, to: "Stored.swift")
    let run = try await tool.run("say", "Stored.swift")
    #expect(run.errors.contains("stored property 'next' without initial value"), "\(run.errors)")
  }

  @Test func `an attribute on several lines leaves errors at their lines`() async throws {
    let code = """
      import SwiftData
      import SwiftUI
      @Model final class Note {
        @Attribute(
          .unique,
          originalName: "name"
        ) var title = "a"
        init() {}
      }
      struct Notes: View { var body: some View { Text(missing) } }
      """
    try tool.write(code, to: "Stored.swift")
    let run = try await tool.run("say", "Stored.swift")
    #expect(run.errors.contains("Stored.swift:10:"), "\(run.errors)")
  }

  @Test func `findings name modifiers, and ignore sizes of the system`() async throws {
    try tool.write(
      """
      import SwiftUI
      struct Settings: View {
        @State var isOn = false
        @State var volume = 0.5
        var body: some View {
          VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            Slider(value: $volume) { Text("Volume") }
            TabView { Text("a"); Text("b") }.tabViewStyle(.page)
            Button {} label: { Color.red.frame(width: 30, height: 30).accessibilityLabel("x") }
            Button {} label: { Color.red.frame(width: 50, height: 50) }
          }
        }
      }
      """,
      to: "Settings.swift"
    )
    let errors = try await tool.run("say", "Settings.swift").errors
    let warnings = errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(warnings.count == 2, "\(errors)")
    #expect(errors.contains("for example with '.frame(minWidth: 44, minHeight: 44)'"))
    #expect(errors.contains("warning: a SwiftUI view has no label [missing-label]"))
    #expect(errors.contains("set '.accessibilityLabel', or '.accessibilityHidden(true)'"))
  }

  @Test func `an extension of a control may show the control itself`() async throws {
    try tool.write(
      """
      import SwiftUI
      extension Button {
        @ViewBuilder fileprivate func marked(_ isMarked: Bool) -> some View {
          if isMarked { accessibilityAddTraits(.isSelected) } else { self }
        }
      }
      struct Row: View {
        var body: some View { Button("Soup") {}.marked(true); Button("Tea") {}.marked(false) }
      }
      """,
      to: "Row.swift"
    )
    let run = try await tool.run("say", "Row.swift")
    #expect(run.output == "selected, Soup, Button\nTea, Button\n", "\(run.errors)")
  }
}
