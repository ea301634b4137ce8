import PortableSwiftUI
import Testing

@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  private let people = [
    Person(id: 1, name: "Ann", city: "Bern"), Person(id: 2, name: "Bo", city: "Oslo"),
  ]

  private var table: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { Text($0.city) }
    }
  }

  // Rule: swiftui-table.
  // Source: Apple's documentation of `Table`; A.
  @Test func `on a phone a table is a list of its first column`() throws {
    #expect(try heard(table) == ["Ann", "Bo"])
  }

  @Test func `a wide table shows titles and all columns`() throws {
    #expect(
      try heard(table.environment(\.horizontalSizeClass, .regular))
        == ["Name", "City", "Ann", "Bern", "Bo", "Oslo"]
    )
  }

  @Test func `a vertical grid is read by rows, a horizontal one by columns`() throws {
    let grid = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow {
        Text("c")
        Text("d")
      }
    }
    #expect(try heard(grid) == ["a", "b", "c", "d"])
    let rows = LazyHGrid(rows: [GridItem(), GridItem()]) {
      ForEach(["a", "b", "c"], id: \.self) { Text($0) }
    }
    #expect(try heard(rows) == ["a", "b", "c"])
  }

  @Test func `the first view that fits is shown`() throws {
    let fits = ViewThatFits(in: .horizontal) {
      Text("Wide").frame(width: 2000)
      Text("Narrow")
    }
    #expect(try heard(fits) == ["Narrow"])
  }
}
