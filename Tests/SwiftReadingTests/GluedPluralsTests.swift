import SwiftReading
import Testing

struct GluedPluralsTests {
  private func texts(_ code: String) -> [String] { GluedPlurals(in: code).places.map(\.text) }

  @Test(arguments: [
    // The number is a count, or a variable of a numeric type.
    (#"cart.accessibilityValue = "\(dishes.count) dishes""#, #"\(dishes.count) dishes"#),
    (#"let stars = 4; label.text = "\(stars) stars""#, #"\(stars) stars"#),
    (#"func a(likes: Int) { label.text = "Anna, \(likes) likes" }"#, #"\(likes) likes"#),
    (#"struct A { var size: Double; var b: String { "\(size) inches" } }"#, #"\(size) inches"#),
    (#"label.text = "\(unreadCount + 1) new messages""#, #"\(unreadCount + 1) new messages"#),
    (#"label.text = "\(Int(minutes)) minutes left""#, #"\(Int(minutes)) minutes"#),
    (#"label.text = "\(guests.count) people""#, #"\(guests.count) people"#),
    (#"label.text = "\(items.count) товаров""#, #"\(items.count) товаров"#),
    ("label.text = \"\\(items.count)\u{A0}рублей\"", #"\(items.count) рублей"#),
    // A condition for one form is wrong in languages with three.
    (#"label.text = n.count == 1 ? "1 item" : "\(n.count) items""#, #"\(n.count) items"#),
  ])
  func `a number glued to a noun is found`(code: String, text: String) {
    #expect(texts(code) == [text])
  }

  @Test(arguments: [
    // The system chooses the form.
    #"label.text = String(localized: "\(items.count) items")"#,
    #"let text = LocalizedStringResource("\(items.count) items")"#,
    #"label.text = "^[\(items.count) item](inflect: true)""#,
    #"Text("\(items.count) items")"#,
    #"row.accessibilityValue("\(items.count) items")"#,
    // The interpolated text has its unit already, or isn't a number.
    #"label.text = "\(price.formatted(.currency(code: "EUR"))) plus tips""#,
    #"label.text = "\(name) items""#,
    // No noun follows.
    #"label.text = "Page \(pages.count) of 5""#,
    #"label.text = "\(items.count), in stock""#,
    #"label.text = "\(items.count) из 10""#,
    #"label.text = "\(items.count) min""#,
    #"label.text = "Items: \(items.count)""#,
    // No one hears it.
    #"print("\(items.count) items")"#,
  ])
  func `other texts are not reported`(code: String) {
    #expect(texts(code) == [])
  }

  @Test func `a variable may be declared in other code`() {
    let code = #"label.text = "\(stars) stars""#
    #expect(texts(code) == [])
    let found = GluedPlurals.all(in: [code, "struct Film { let stars: Int }"])
    #expect(found.map { $0.places.map(\.text) } == [[#"\(stars) stars"#], []])
  }

  @Test(arguments: [
    #"let stars: Int"#, "let a = 1, stars = 4", "func a(\n_ stars\n: Double) {}",
  ])
  func `the declaration of a number is found however it is written`(declaration: String) {
    #expect(texts(declaration + "\n" + #"label.text = "\(stars) stars""#) == [#"\(stars) stars"#])
  }

  @Test(arguments: [1, 19, 20, 40])
  func `a number is found after many other interpolations`(count: Int) {
    let others = (0..<count).map { #"a("\(name\#($0)) stars")"# }.joined(separator: "\n")
    #expect(texts(others + "\n" + #"b("\(c.count) stars")"#) == [#"\(c.count) stars"#])
  }

  @Test func `places are in the order of the code`() {
    let code = ##"let a = "\(f("\(a.count) items")) \(b.count) rows""##
    #expect(texts(code) == [#"\(a.count) items"#, #"\(b.count) rows"#])
  }

  @Test func `the place is that of the number`() throws {
    let code = #"let a = "Cart, \(items.count) items""#
    let place = try #require(GluedPlurals(in: code).places.first)
    #expect(code.utf8.dropFirst(place.offset).starts(with: #"\(items"#.utf8))
  }
}
