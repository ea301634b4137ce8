import PortableSwiftUI
import Testing

@MainActor
struct DocumentedFactsTests {
  // Rule: swiftui-documented.
  // Source: in each fact; A or B.
  @Test(arguments: SwiftUIFact.all)
  func `a view speaks as its sources document`(_ fact: SwiftUIFact) throws {
    #expect(try heard(fact.view(), hints: fact.hasHints) == fact.lines)
  }
}

struct SwiftUIFact: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let lines: [String]
  var hasHints = false
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ testDescription: String,
    _ lines: [String],
    hints: Bool = false,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.testDescription = testDescription
    self.lines = lines
    hasHints = hints
    self.view = { AnyView(view()) }
  }

  static let all = elements + merging + modifiers + controls + screens

  private static let elements = [
    SwiftUIFact("three empty texts still make an element (images; A)", ["a", "[silence]", "b"]) {
      Text("a")
      Circle().accessibilityLabel("").accessibilityValue("").accessibilityHint("")
      Text("b")
    },
    SwiftUIFact("without children an element is new, and empty (documentation; A)", ["New"]) {
      VStack { Button("Old") {} }.accessibilityElement().accessibilityLabel("New")
    },
    SwiftUIFact("combining one element changes that one (documentation; A)", ["Buy, Button"]) {
      VStack { Button("Buy") {} }.accessibilityElement(children: .combine)
    },
    SwiftUIFact("a label on a stack goes to its children (conclusion; C)", ["Both", "Both"]) {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("Both")
    },
    SwiftUIFact("children of a drawing are elements in it (documentation; A)", ["Mon", "Tue"]) {
      Canvas { _, _ in }.accessibilityChildren {
        Text("Mon")
        Text("Tue")
      }
    },
    SwiftUIFact("combining nothing makes an element (documentation; A)", ["[silence]"]) {
      Color.red.accessibilityElement(children: .combine)
    },
    SwiftUIFact(
      "containers are read one after another (documentation; A)",
      ["Left, 1", "2", "Right, 3", "4"]
    ) {
      HStack {
        VStack {
          Text("1")
          Text("2")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Left")
        VStack {
          Text("3")
          Text("4")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Right")
      }
    },
    SwiftUIFact("what is hidden hides what it holds (documentation; A)", ["a"]) {
      Text("a")
      VStack { Button("b") {} }.accessibilityHidden(true)
    },
    SwiftUIFact("a drawing with a label holds its children (documentation; A)", ["Graph, s", "t"]) {
      Rectangle().accessibilityLabel("Graph").accessibilityChildren {
        Text("s")
        Text("t")
      }
    },
  ]

  private static let merging = [
    SwiftUIFact("joined with a comma after punctuation (legends; A)", ["Hello,, World, !"]) {
      HStack {
        Text("Hello,")
        Text("World")
        Text("!")
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("a symbol adds nothing (images, legends; A)", ["John Doe, Online"]) {
      HStack {
        Image(systemName: "person.circle.fill")
        Text("John Doe")
        Text("Online")
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("a symbol with a label is joined (legends; A)", ["Error:, We're sorry"]) {
      HStack {
        Image(systemName: "exclamationmark.circle").accessibilityLabel("Error:")
        Text("We're sorry")
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("hidden children are left out (documentation; A)", ["a"]) {
      HStack {
        Text("a")
        Text("b").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("a button of several views is one (trees; B)", ["Wi-Fi, Home, Button"]) {
      Button {
      } label: {
        VStack {
          Text("Wi-Fi")
          Text("Home")
        }
      }
    },
    SwiftUIFact("a dimmed label dims its button (legends; A)", ["Log In, dimmed, Button"]) {
      Button {
      } label: {
        Text("Log In").disabled(true)
      }
    },
    SwiftUIFact("a picture's label joins, its trait does not (legends; A)", ["Pic, t"]) {
      HStack {
        Image("pic").accessibilityLabel("Pic")
        Text("t")
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("the trait of a heading is merged (CVS Health; B)", ["Head, Body, Heading"]) {
      VStack {
        Text("Head").accessibilityAddTraits(.isHeader)
        Text("Body")
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("a button without its trait gives its label (CVS Health; B)", ["Soup, Add"]) {
      HStack {
        Text("Soup")
        Button("Add") {}.accessibilityRemoveTraits(.isButton)
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("a text with an action joins (documentation; A)", ["Soup, Hot"]) {
      HStack {
        Text("Soup")
        Text("Hot").accessibilityAction {}
      }
      .accessibilityElement(children: .combine)
    },
    SwiftUIFact("views of UIKit are merged as well (documentation; A)", ["T, Old"]) {
      HStack {
        Text("T")
        OldLabel(text: "Old")
      }
      .accessibilityElement(children: .combine)
    },
  ]

  private static let modifiers = [
    SwiftUIFact(
      "Markdown is not said in labels and hints (legends; A)",
      ["Read me, Once"],
      hints: true
    ) {
      Text("x").accessibilityLabel("Read `me`").accessibilityHint("**Once**")
    },
    SwiftUIFact("`help` sets the hint (documentation; A)", ["Save, Button, Keeps it"], hints: true)
    {
      Button("Save") {}.help("Keeps it")
    },
    SwiftUIFact("a level alone says nothing (CVS Health; B)", ["Title"]) {
      Text("Title").accessibilityHeading(.h2)
    },
    SwiftUIFact("a level is said with the trait (documentation; A)", ["Title, Heading level 2"]) {
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    },
    SwiftUIFact("a tap adds no trait (CVS Health; B)", ["Open"]) {
      Text("Open").onTapGesture {}
    },
    SwiftUIFact("adjusting makes it adjustable (documentation; A)", ["Rating, 3, adjustable"]) {
      Text("*").accessibilityElement().accessibilityLabel("Rating").accessibilityValue("3")
        .accessibilityAdjustableAction { _ in }
    },
    SwiftUIFact("without its title a label keeps its name (documentation; A)", ["Add, Button"]) {
      Button {
      } label: {
        Label("Add", systemImage: "plus").labelStyle(.iconOnly)
      }
    },
    SwiftUIFact("hidden labels stay names (documentation; A)", ["Wi-Fi, Switch button, off"]) {
      Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden()
    },
    SwiftUIFact("a condition leaves a modifier out (documentation; A)", ["x"]) {
      Text("x").accessibilityLabel("y", isEnabled: false)
    },
    SwiftUIFact("Markdown in a literal is not said (legends; A)", ["Bold and code"]) {
      Text("**Bold** and `code`")
    },
    SwiftUIFact("whole numbers are grouped in values (images; A)", ["code, 2,847"]) {
      Circle().accessibilityLabel("`code`").accessibilityValue("\(2847)")
    },
    SwiftUIFact(
      "important content follows the name (CVS Health; B)",
      ["12A, Window seat, Switch button, off"]
    ) {
      Toggle("12A", isOn: .constant(false))
        .accessibilityCustomContent("", "Window seat", importance: .high)
    },
    SwiftUIFact("a lower priority comes last (documentation; A)", ["b", "a"]) {
      VStack {
        Text("a").accessibilitySortPriority(-1)
        Text("b")
      }
      .accessibilityElement(children: .contain)
    },
    SwiftUIFact(
      "the trait of a toggle keeps value and hint (legends; A)",
      ["Agree, Switch button, Checked, Own hint, Double tap to toggle setting"],
      hints: true
    ) {
      Button("Agree") {}.accessibilityAddTraits(.isToggle).accessibilityValue("Checked")
        .accessibilityHint("Own hint")
    },
    SwiftUIFact(
      "a container may be a bar of tabs (documentation; A)",
      ["One, Tab, 1 of 2", "selected, Two, Tab, 2 of 2"]
    ) {
      HStack {
        Button("One") {}
        Button("Two") {}.accessibilityAddTraits(.isSelected)
      }
      .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
    },
    SwiftUIFact(
      "a hidden label of a slider stays its name (documentation; A)",
      ["S, 10%, adjustable"]
    ) {
      Slider(value: .constant(0.1)) { Text("S") }.labelsHidden()
    },
    SwiftUIFact(
      "a hidden label of a stepper is not met (documentation; A)",
      ["St, Decrement, 1, Button", "St, Increment, 1, Button"]
    ) {
      Stepper("St", value: .constant(1)).labelsHidden()
    },
  ]

  private static let controls = [
    SwiftUIFact(
      "a link is a button and a link (CVS Health and its tests; B)",
      ["Site, Button, Link"]
    ) {
      Link("Site", destination: URL(filePath: "/"))
    },
    SwiftUIFact("a link without the button's trait is a link (CVS Health; B)", ["Site, Link"]) {
      Link("Site", destination: URL(filePath: "/")).accessibilityRemoveTraits(.isButton)
    },
    SwiftUIFact(
      "a toggle's own value replaces on and off (trees; B)",
      ["Mode, Switch button, Dark"]
    ) {
      Toggle("Mode", isOn: .constant(true)).accessibilityValue("Dark")
    },
    SwiftUIFact("a slider of width 1 (OpenSwiftUI's tests; B)", ["Size, 150%, adjustable"]) {
      Slider(value: .constant(1.5), in: 1...2) { Text("Size") }
    },
    SwiftUIFact("a slider of width 100 (OpenSwiftUI's tests; B)", ["Size, 4%, adjustable"]) {
      Slider(value: .constant(4.5), in: 1...101) { Text("Size") }
    },
    SwiftUIFact("a slider of another width (trees; B)", ["Size, 14, adjustable"]) {
      Slider(value: .constant(14), in: 10...24) { Text("Size") }
    },
    SwiftUIFact("a field with a label and text (legends; A)", ["Username:, jdoe24, Text field"]) {
      TextField("", text: .constant("jdoe24")).accessibilityLabel("Username:")
    },
    SwiftUIFact("an area for text (images; A)", ["Text field"]) {
      TextEditor(text: .constant(""))
    },
    SwiftUIFact("progress with a value (CVS Health; B)", ["Loading, 50%"]) {
      ProgressView("Loading", value: 0.5)
    },
    SwiftUIFact("a gauge uses all its labels (documentation; A)", ["Battery, Half"]) {
      Gauge(value: 0.5) {
        Text("Battery")
      } currentValueLabel: {
        Text("Half")
      }
    },
    SwiftUIFact("a checkbox stays a switch (CVS Health; B)", ["Agree, Switch button, on"]) {
      Toggle("Agree", isOn: .constant(true)).toggleStyle(.button)
    },
    SwiftUIFact(
      "a wheel's title is not its name (CVS Health; B)",
      ["System, Picker Item, adjustable, 1 of 1"]
    ) {
      Picker("Theme", selection: .constant(0)) {
        Text("System").tag(0)
      }
      .pickerStyle(.wheel)
    },
    SwiftUIFact("a symbol is called by Apple's word (CVS Health; A)", ["Error, Image"]) {
      Image(systemName: "exclamationmark.circle")
    },
    SwiftUIFact("a symbol without a word by its name (trees; A)", ["rectangle.3.group.fill, Image"])
    {
      Image(systemName: "rectangle.3.group.fill")
    },
    SwiftUIFact("a field for a secret (images; A)", ["Password, Secure text field"]) {
      SecureField("Password", text: .constant(""))
    },
    SwiftUIFact("a secret is one dot a letter (images; A)", ["•••, Secure text field"]) {
      SecureField("Password", text: .constant("abc"))
    },
    SwiftUIFact("a name next to a field names it (CVS Health; B)", ["Street, jdoe24, Text field"]) {
      LabeledContent("Street") { TextField("", text: .constant("jdoe24")) }
    },
    SwiftUIFact(
      "a group that opens has its hint (CVS Health; B)",
      ["Details, Button, Collapsed, Double-tap to expand"],
      hints: true
    ) {
      DisclosureGroup("Details") { Text("x") }
    },
    SwiftUIFact("the ends of a gauge are used (documentation; A)", ["Battery, Empty, Full, Half"]) {
      Gauge(value: 0.5) {
        Text("Battery")
      } currentValueLabel: {
        Text("Half")
      } minimumValueLabel: {
        Text("Empty")
      } maximumValueLabel: {
        Text("Full")
      }
    },
  ]

  private static let screens = [
    SwiftUIFact(
      "a link in a list is a button without a hint (trees; B)",
      ["About, Button"],
      hints: true
    ) {
      NavigationStack {
        List { NavigationLink("About") { Text("x") } }
      }
    },
    SwiftUIFact(
      "actions of a swipe are told (a demonstration; B)",
      [
        "Mail, Swipe up or down to select a custom action, then double tap to activate"
      ],
      hints: true
    ) {
      List { Text("Mail").swipeActions { Button("Flag") {} } }
    },
  ]
}

private struct OldLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}
