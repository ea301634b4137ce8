import SwiftUI

// One line in a fixed row.
// Expected of PriceRow: cut-off-text
struct PriceRow: View {
  var body: some View {
    HStack {
      Text("Margherita with extra basil").lineLimit(1)
      Spacer()
      Text("9.90 €").fixedSize()
    }.padding()
  }
}
// Wraps.
// Expected of WrapRow: nothing
struct WrapRow: View {
  var body: some View { Text("Margherita with extra basil and olives").padding() }
}
// Fixed width button.
// Expected of FixedButton: cut-off-text
struct FixedButton: View {
  var body: some View {
    Button {
    } label: {
      Text("Continue").lineLimit(1).frame(width: 120, height: 50)
    }
  }
}
// A preview of a message, cut at each size.
// Expected of MessagePreview: nothing
struct MessagePreview: View {
  var body: some View {
    Text(
      "Hi! I wanted to ask whether you are coming to the party on Saturday, because we have to order the food today and no one knows how many we are. Tell me please, and bring Ben."
    ).lineLimit(2).padding()
  }
}
// A text of a fixed size, which ignores the setting.
// Expected of FixedFont: nothing
struct FixedFont: View {
  var body: some View {
    Text("Limited offer").font(.system(size: 17)).lineLimit(1).frame(width: 130)
  }
}
