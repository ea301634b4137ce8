import Foundation
import PortableSwiftUI
import Testing

/// No store exists here, so what views fetch is empty.
@MainActor
struct StoredDataTests {
  private final class Trip: NSManagedObject, Identifiable {
    var name: String?
    var country: String?
  }

  private final class Note: PersistentModel {
    var title = ""
  }

  private struct Trips: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Trip.name)]) private var trips
    @SectionedFetchRequest(sectionIdentifier: \Trip.country, sortDescriptors: [])
    private var countries: SectionedFetchResults<String?, Trip>
    @Environment(\.managedObjectContext) private var context

    var body: some View {
      VStack {
        List(trips) { trip in Text(trip.name ?? "") }
        ForEach(countries) { country in Text(country.id ?? "") }
        Button("Add") { context.insert(Trip(context: context)) }
        Text("Trips: \(trips.count)")
      }
    }
  }

  @Test func `what Core Data would fetch is an empty list`() throws {
    #expect(try heard(Trips()) == ["Add, Button", "Trips: 0"])
  }

  private struct Notes: View {
    @Query private var notes: [Note]
    @Query(sort: \Note.title, order: .reverse) private var sorted: [Note]
    @Query(filter: #Predicate<Note> { $0.title != "" }) private var titled: [Note]
    @Environment(\.modelContext) private var context

    var body: some View {
      Group {
        if notes.isEmpty && sorted.isEmpty && titled.isEmpty {
          ContentUnavailableView("No notes", systemImage: "note")
        } else {
          List(notes) { note in Text(note.title) }
        }
      }
      .modelContainer(for: Note.self, inMemory: true)
    }
  }

  @Test func `queries of SwiftData find nothing`() throws {
    let lines = try heard(Notes())
    #expect(lines.contains { $0.hasPrefix("No notes") }, "\(lines)")
  }

  @Test func `a container can be made for a preview, and stores nothing`() throws {
    let container = try ModelContainer(
      for: Note.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    container.mainContext.insert(Note())
    #expect(try container.mainContext.fetch(FetchDescriptor<Note>()).isEmpty)
  }
}
