import SwiftUI

// Chat input.
// Expected of ChatBar: image-name, missing-label, small-target, small-target
struct ChatBar: View {
  @State private var text = ""
  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "paperclip")
      }
      TextField("Message", text: $text)
      Button {
      } label: {
        Image(systemName: "arrow.up.circle.fill")
      }.accessibilityLabel("Send")
    }.padding()
  }
}
// A label that lacks what is seen.
// Expected of SubscribeScreen: label-in-name
struct SubscribeScreen: View {
  var body: some View {
    VStack {
      Text("Plans").font(.largeTitle).accessibilityAddTraits(.isHeader)
      Button("Try for free") {}.accessibilityLabel("Start subscription")
      Button("Restore") {}.accessibilityLabel("Restore purchases")
    }
  }
}
// Rows.
// Expected of RowsScreen: missing-label
struct RowsScreen: View {
  var body: some View {
    List {
      HStack {
        Image(systemName: "wifi").accessibilityHidden(true)
        Text("Wi-Fi")
        Spacer()
        Text("Home")
      }.accessibilityElement(children: .combine)
      NavigationLink {
        Text("More")
      } label: {
        Text("Bluetooth")
      }
      Toggle("Airplane mode", isOn: .constant(false))
      Toggle("", isOn: .constant(true)).labelsHidden()
    }
  }
}
// Settings with icons only. Only the size of “Settings” was marked: that of a picture in an asset
// catalogue is unknown, and “Map” is a text.
// Expected of IconBar: image-name, small-target
struct IconBar: View {
  var body: some View {
    HStack {
      Button {
      } label: {
        Label("Settings", systemImage: "gear")
      }.labelStyle(.iconOnly)
      Button {
      } label: {
        Image("ic_filter")
      }
      Button {
      } label: {
        Image(decorative: "ic_map")
        Text("Map")
      }
    }
  }
}
// Decoration.
// Expected of SoftBackground: nothing
struct SoftBackground: View {
  var body: some View {
    LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
  }
}
// Card as a button with a full sentence. Its height, 42.7 points, is that of its texts.
// Expected of NewsCard: nothing
struct NewsCard: View {
  var body: some View {
    Button {
    } label: {
      VStack(alignment: .leading) {
        Text("Storm is coming.").font(.headline)
        Text("Stay inside until noon.").font(.caption)
      }
    }
  }
}
// A card whose sort order is reversed.
// Expected of Reversed: seen-order
struct Reversed: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("First step").accessibilitySortPriority(1)
      Text("Second step").accessibilitySortPriority(2)
      Text("Third step").accessibilitySortPriority(3)
    }
  }
}
// Coloured tag.
// Expected of Tag: low-contrast
struct Tag: View {
  var body: some View {
    Text("New").font(.caption).foregroundStyle(.white).padding(4).background(.yellow)
  }
}
// Empty state.
// Expected of EmptyCart: nothing
struct EmptyCart: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(decorative: "empty-cart")
      Text("Your cart is empty.").font(.title2)
      Button("Browse the menu") {}.buttonStyle(.borderedProminent)
    }
  }
}
// Rating with adjustable action.
// Expected of Rating: nothing
struct Rating: View {
  @State private var stars = 3
  var body: some View {
    HStack { ForEach(1..<6, id: \.self) { Image(systemName: $0 <= stars ? "star.fill" : "star") } }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating").accessibilityValue("\(stars) of 5")
      .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
  }
}

// Taps on a padded row with a background: the whole row takes them.
// Expected of TappedRows: nothing
struct TappedRows: View {
  var body: some View {
    VStack {
      Text("Linear").padding(64).background(Capsule().fill(.blue)).onTapGesture {}
      Text("Ease in").padding(20).contentShape(Rectangle()).onTapGesture {}
    }
  }
}

// A tap on a text alone.
// Expected of TappedWord: small-target
struct TappedWord: View {
  var body: some View {
    Text("Linear").onTapGesture {}.padding(64)
  }
}

// A calendar, whose parts the system names.
// Expected of CalendarScreen: nothing
struct CalendarScreen: View {
  @State private var day = Date(timeIntervalSince1970: 0)
  var body: some View {
    DatePicker("Departure", selection: $day, displayedComponents: .date)
      .datePickerStyle(.graphical)
  }
}

// Flags, one with letters for a name, and one with the name of a file.
// Expected of Flags: image-name
struct Flags: View {
  var body: some View {
    VStack {
      Image("UK")
      Image("USA flag")
      Image("flag_uk")
    }
  }
}

// Badges over icons, which are read after the names below the icons.
// Expected of Badges: nothing
struct Badges: View {
  var body: some View {
    List {
      ForEach(["Home", "John Doe"], id: \.self) { name in
        ZStack(alignment: .topTrailing) {
          VStack {
            Image(decorative: "icon").resizable().frame(width: 80, height: 50)
              .accessibilityHidden(false).accessibilityLabel("Picture of \(name)")
            Text(name)
          }
          HStack(spacing: 0) {
            Text("99")
            Text("+")
          }
        }
      }
    }
  }
}

// A picture as large as its font.
// Expected of LargeSymbol: nothing
struct LargeSymbol: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "gearshape").font(.system(size: 60))
    }.accessibilityLabel("Settings")
  }
}

// A picture of the size of small text.
// Expected of SmallSymbol: small-target
struct SmallSymbol: View {
  var body: some View {
    Image(systemName: "gearshape").font(.footnote).accessibilityLabel("Settings")
      .accessibilityAddTraits(.isButton).onTapGesture {}
  }
}

struct Volume: View {
  @Binding var level: Double
  var body: some View { Slider(value: $level, in: 0...10, step: 1) { Text("Volume") } }
}

// A preview with a value that can't change.
// Expected of Quiet: nothing
#Preview("Quiet") {
  Volume(level: .constant(3))
}

// A slider that forgets what it is set to.
// Expected of Deaf: stuck-adjustable
#Preview("Deaf") {
  Volume(level: Binding(get: { 3 }, set: { _ in }))
}

struct Offer: View {
  let name: String
  var body: some View {
    VStack {
      Text(name)
      Button("Buy") {}.padding()
    }
  }
}

// Two previews, each of which has the button once.
// Expected of Cheap: nothing
// Expected of Offer_Previews 2: nothing
struct Offer_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Offer(name: "Crisps").previewDisplayName("Cheap").padding()
      Offer(name: "Caviar")
    }
  }
}

// A text that shows label and value.
// Expected of Counter: nothing
struct Counter: View {
  @State private var count = 10
  var body: some View {
    VStack { Text("Count: \(count)") }
      .accessibilityElement()
      .accessibilityLabel("Count")
      .accessibilityValue(String(count))
      .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
  }
}

#if DEBUG
// A preview for Debug only, of a view that needs an argument.
// Expected of Preview: nothing
#Preview {
  Greeting(name: "Anna")
}
#endif

struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

// A picture in a bar above a large title, and a bordered button with space around it.
// Expected of MailScreen: nothing
struct MailScreen: View {
  var body: some View {
    NavigationView {
      VStack {
        Text("No mail")
        Button {
        } label: {
          Text("Compose").frame(minWidth: 0, maxWidth: .infinity)
        }
        .padding().buttonStyle(.borderedProminent)
      }
      .navigationTitle("All inboxes")
      .navigationBarItems(
        leading: HStack {
          Image(systemName: "person.fill").accessibilityLabel("You")
          Image(systemName: "flame.fill").accessibilityLabel("Five days")
        }
      )
    }
  }
}
