import AccessibilityTree
import PortableSwiftUI
import ScreenTestSupport
import Testing

@MainActor
struct GroupingTests {
  // Rule: swiftui-combine-label.
  // Source: CVS Health's legends; A.
  @Test func `labels are joined with commas, whatever punctuation they end with`() throws {
    let view = HStack {
      Text("Hello,")
      Text("World")
      Text("!")
    }
    .accessibilityElement(children: .combine)
    #expect(try heard(view) == ["Hello,, World, !"])
  }

  // Rule: swiftui-combine-label.
  // Source: AccessibilitySnapshot's images, CVS Health's legends; A.
  @Test func `a symbol is joined only if it has a label`() throws {
    let view = VStack {
      HStack {
        Image(systemName: "person.circle.fill")
        Text("John Doe")
        Text("Online")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Image(systemName: "person.circle.fill").accessibilityLabel("Profile")
        Text("Jane Doe")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(try heard(view) == ["John Doe, Online", "Profile, Jane Doe"])
  }

  // Rule: swiftui-combine-label.
  // Source: AccessibilitySnapshot's images; A.
  @Test func `a label replaces the joined ones, a value is added`() throws {
    let texts = VStack {
      Text("Progress")
      Text("75%")
    }
    .accessibilityElement(children: .combine)
    #expect(
      try heard(
        VStack {
          texts.accessibilityValue("75 percent complete")
          texts.accessibilityLabel("Download")
        }
      ) == ["Progress, 75%, 75 percent complete", "Download"]
    )
  }

  // Rule: swiftui-combine-actions.
  // Source: trees of UI tests, CVS Health; B.
  @Test func `a single button contributes its trait and action, not its label`() async throws {
    struct Row: View {
      @State var count = 0
      var body: some View {
        HStack {
          Text("Soup: \(count)")
          Button("Add") { count += 1 }
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(
      try await driven(Row(), by: "double tap")
        == ["Soup: 0, Button", "> double tap", "[activated Soup: 0]", "Soup: 1"]
    )
  }

  // Rule: swiftui-combine-actions.
  // Source: Apple's documentation; A. Their order: C.
  @Test func `several buttons become named actions`() throws {
    let view = HStack {
      Text("Soup")
      Button("Add") {}
      Button("Remove") {}
    }
    .accessibilityElement(children: .combine)
    let element = try screen(of: view).elements.first
    #expect(element?.label == "Soup")
    #expect(element?.customActions.map(\.name) == ["Add", "Remove"])
  }

  // Rule: swiftui-combine-actions.
  // Source: CVS Health for the trait; B. What the one element does: C.
  @Test func `a tap on a row does not make its texts buttons`() async throws {
    struct Row: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Text("Soup")
          Text("Taps: \(count)")
        }
        .onTapGesture { count += 1 }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
      }
    }
    #expect(
      try await driven(Row(), by: "double tap")
        == [
          "Soup, Taps: 0, Button", "> double tap", "[activated Soup, Taps: 0]", "Soup, Taps: 1",
        ]
    )
  }

  // Rule: swiftui-combine-one.
  // Source: Apple's documentation; A.
  @Test func `combining a single element does not change it`() throws {
    let view = HStack { Toggle("Alarm", isOn: .constant(true)) }
      .accessibilityElement(children: .combine)
    #expect(try heard(view) == ["Alarm, Switch button, on"])
  }

  // Rule: swiftui-combine-disabled.
  // Source: CVS Health's legends of buttons; A.
  @Test func `a button whose label is disabled is dimmed`() throws {
    let view = Button {
    } label: {
      Text("Log In").disabled(true)
    }
    #expect(try heard(view) == ["Log In, dimmed, Button"])
  }

  // Rule: swiftui-ignore.
  // Source: Apple's documentation; A.
  @Test func `ignoring children leaves an empty element`() throws {
    let view = HStack {
      Text("12")
      Text("likes")
    }
    #expect(
      try heard(
        VStack {
          view.accessibilityElement().accessibilityLabel("12 likes")
          view.accessibilityElement(children: .ignore).accessibilityLabel("Twelve likes")
        }
      ) == ["12 likes", "Twelve likes"]
    )
  }

  // Rule: swiftui-contain.
  // Source: Apple's documentation; A.
  @Test func `a container is announced on entry`() throws {
    let view = VStack {
      HStack {
        Button("Small") {}
        Button("Large") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Size")
      Text("After")
    }
    let app = try screen(of: view)
    #expect(app.containers.contains { $0.label == "Size" })
    #expect(try heard(view).count == 3)
  }

  // Rule: swiftui-push-down.
  // Source: trees of UI tests, for identifiers; B. The same for labels: C.
  @Test func `a stack's modifiers apply to each child`() throws {
    let view = VStack {
      Text("One")
      Text("Two")
    }
    .accessibilityIdentifier("pair")
    #expect(try screen(of: view).elements.map(\.identifier) == ["pair", "pair"])
  }

  // Rule: swiftui-represent.
  // Source: Apple's documentation; A.
  @Test func `a representation replaces a drawing`() async throws {
    struct Bar: View {
      @State var level = 0.5
      var body: some View {
        Rectangle()
          .accessibilityRepresentation { Slider(value: $level) { Text("Volume") } }
      }
    }
    #expect(
      try await driven(Bar(), by: "swipe up")
        == ["Volume, 50%, adjustable", "> swipe up", "60%"]
    )
  }
}
