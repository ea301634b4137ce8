import AssistiveTechnology
import Foundation
import PortableSwiftUI
import PortableUIKit
import SnippetMessages
import SpeechRules

/// Initialises what most programs need, once in the host, so that forked children inherit it.
///
/// A quarter of the time of a short program was spent on parsing the words of spoken commands, and
/// as much on metadata that the Swift runtime creates lazily. Nothing here may suspend or start a
/// thread, since the host forks, and nothing but lazily created data may remain.
public enum WarmUp {
  @MainActor
  public static func perform() {
    let settings = DeviceSettings.current
    defer { DeviceSettings.current = settings }
    for content in [uiKit, swiftUI] {
      guard
        let screen = try? AccessibleScreen(
          showing: HostedViews.controller(showing: content) ?? content
        )
      else { continue }
      show(screen)
      screen.unmount()
    }
    _ = try? WrittenCommand<VoiceCommand>(parsing: "show names")
    _ = try? WrittenCommand<VoiceOver.Command>(parsing: "swipe right")
  }

  @MainActor
  private static func show(_ screen: AccessibleScreen) {
    let request = ScreenRequest(
      technology: .voiceOver,
      settings: ScreenSettings(language: "en"),
      script: []
    )
    guard let request = try? ScreenRequest(json: request.json) else { return }
    let voiceOver = VoiceOver(app: screen, settings: request.settings.speech)
    let transcript = Transcript(entries: voiceOver.walk())
    let drawn = DrawnScreen(drawing: ScreenDrawer.draw(screen), transcript: transcript)
    let concealed = screen.textsConcealed(in: transcript)
    _ = screen.unsizedElements(variables: [:])
    let events: [StageEvent] = [
      .began(step: 0, outputOffset: 0),
      .heard(step: 0, transcript: transcript, concealed: concealed),
      .drawn(step: 0, screen: drawn), .finished(outputOffset: 0),
    ]
    for event in events { _ = EventLog.line(event) }
  }

  @MainActor private static var uiKit: Any {
    let title = UILabel()
    title.text = "Cart"
    title.accessibilityTraits = .header
    title.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in })
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Gift"
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    let field = UITextField()
    field.placeholder = "Name"
    let stack = UIStackView(arrangedSubviews: [title, button, toggle, slider, field])
    stack.axis = .vertical
    stack.spacing = 8
    return stack
  }

  @MainActor private static var swiftUI: Any {
    NavigationStack {
      List {
        Section("Order") {
          Text("Pizza").accessibilityAddTraits(.isHeader)
          Toggle("Gift", isOn: .constant(true))
          Button("Buy") {}
          HStack {
            Image(systemName: "star")
            Text("5")
          }
        }
      }
      .navigationTitle("Cart")
    }
  }
}
