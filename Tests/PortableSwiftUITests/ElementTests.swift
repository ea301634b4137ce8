import PortableSwiftUI
import Testing

@MainActor
struct ElementTests {
  // Rule: swiftui-no-element.
  // Source: AccessibilitySnapshot's images of shapes, spacers and dividers; A.
  @Test func `containers, spacers, dividers and shapes are not elements`() throws {
    let view = VStack {
      HStack {
        Text("Soup")
        Spacer()
        Text("5 €")
      }
      Divider()
      ZStack { Circle() }
      Group { Rectangle().fill(.red) }
      Color.blue
    }
    #expect(try heard(view) == ["Soup", "5 €"])
  }

  // Rule: swiftui-made-element.
  // Source: AccessibilitySnapshot's images of properties; A.
  @Test func `a shape with a label, a value or a hint is an element`() throws {
    let view = VStack {
      Circle().accessibilityLabel("Avatar")
      Circle().accessibilityValue("75 percent")
      Circle().accessibilityHint("Shows the profile")
      Circle().accessibilityAddTraits(.isButton)
    }
    #expect(try heard(view) == ["Avatar", "75 percent", "Shows the profile"])
  }

  // Rule: swiftui-hidden.
  // Source: Apple's documentation; A.
  @Test func `hidden and decorative views are not elements`() throws {
    let view = VStack {
      Text("Hidden").accessibilityHidden(true)
      Text("Shown").accessibilityHidden(false)
      Text("Transparent").opacity(0)
      Image(decorative: "wave")
    }
    #expect(try heard(view) == ["Shown"])
  }

  // Rule: swiftui-image.
  // Source: CVS Health's legends; A.
  @Test func `an image is named by its label, its symbol or its file`() throws {
    let view = VStack {
      Image("get10off")
      Image(systemName: "globe")
      Image(systemName: "globe").accessibilityLabel("Language")
      Image("logo", label: Text("By Ear"))
    }
    #expect(
      try heard(view) == ["get10off, Image", "Globe, Image", "Language, Image", "By Ear, Image"]
    )
  }

  // Rule: swiftui-texts.
  // That it has its usual name: C.
  @Test func `a symbol in a text is spoken by name`() throws {
    #expect(try heard(Text("\(Image(systemName: "star.fill")) Best")) == ["Favorite Best"])
  }

  // Rule: swiftui-texts.
  // Source: CVS Health's legends; A.
  @Test(
    arguments: [
      ("**Bold** and `code`", "Bold and code"),
      ("[Terms](https://example.com) apply", "Terms, Link, apply"),
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("*a* _b_", "a b"),
    ]
  )
  func `Markdown markup is not spoken`(text: String, said: String) throws {
    #expect(try heard(Text(LocalizedStringKey(text))) == [said])
    #expect(try heard(Text(verbatim: text)) == [text])
  }

  // Rule: swiftui-texts.
  // Source: AccessibilitySnapshot's images of content; A.
  @Test func `integers in a text are grouped`() throws {
    #expect(try heard(Text("\(2847) reviews")) == ["2,847 reviews"])
  }

  // Rule: swiftui-sort.
  // Source: Apple's documentation; A.
  @Test func `a higher sort priority is read first within its container`() throws {
    let view = VStack {
      Text("Third")
      Text("First").accessibilitySortPriority(2)
      Text("Second").accessibilitySortPriority(1)
      VStack {
        Text("Last")
        Text("Last but one").accessibilitySortPriority(9)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(try heard(view) == ["First", "Second", "Third", "Last but one", "Last"])
  }

  // Rule: swiftui-modal.
  // Source: Apple's documentation; A.
  @Test func `a modal view hides its siblings`() throws {
    let view = ZStack {
      Text("Behind")
      VStack { Text("Card") }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
    #expect(try heard(view) == ["Card"])
  }
}
