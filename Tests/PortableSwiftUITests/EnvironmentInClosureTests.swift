import AssistiveTechnology
import Dispatch
import PortableSwiftUI
import PortableUIKit
import SpeechRules
import Testing

@MainActor
struct EnvironmentInClosureTests {
  @Test(arguments: ReadingPlace.allCases)
  func `a closure reads the environment`(_ place: ReadingPlace) async throws {
    let log = ReadingLog()
    let voiceOver = VoiceOver(
      app: try screen(of: ReadingView(place: place, log: log)),
      settings: SpeechSettings(language: "en", hints: false)
    )
    _ = await voiceOver.execute(
      try place.gestures.map { try WrittenCommand(parsing: $0) },
      settle: { await Task.yield() },
      sleep: { _ in }
    )
    for _ in 0..<1000 where log.values.isEmpty { await Task.yield() }
    #expect(log.values.first == [true, false, false, false, false, false, true, false])
  }
}

enum ReadingPlace: String, CaseIterable, CustomTestStringConvertible {
  case body, task, taskWithID, taskInTask, methodOfTask
  case onAppear, taskInOnAppear, mainQueue, onChange
  case action, taskInAction, tap, customAction, adjustment
  case refresh

  var testDescription: String { rawValue }

  var gestures: [String] {
    switch self {
    case .refresh: ["three-finger swipe down"]
    case .customAction: ["swipe down", "double tap"]
    case .adjustment: ["swipe up"]
    default: ["double tap"]
    }
  }
}

@MainActor
final class ReadingLog {
  var values: [[Bool]] = []
}

private struct ReadingView: View {
  let place: ReadingPlace
  let log: ReadingLog

  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
  @Environment(\.accessibilityInvertColors) private var invertColors
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.colorSchemeContrast) private var contrast
  @State private var count = 0

  var body: some View {
    if place == .body { let _ = read() }
    List {
      switch place {
      case .tap: Text("Read").onTapGesture { read() }
      case .adjustment: Text("Read").accessibilityAdjustableAction { _ in read() }
      default:
        Button("Read") {
          count += 1
          if place == .action { read() }
          if place == .taskInAction { Task { read() } }
        }
        .accessibilityAction(named: "Read") { if place == .customAction { read() } }
      }
    }
    .refreshable { if place == .refresh { read() } }
    .task { if place == .task { read() } }
    .task(id: count) { if place == .taskWithID { read() } }
    .task { if place == .taskInTask { Task { read() } } }
    .task { if place == .methodOfTask { await readLater() } }
    .onAppear { if place == .onAppear { read() } }
    .onAppear { if place == .taskInOnAppear { Task { read() } } }
    .onAppear { if place == .mainQueue { DispatchQueue.main.async { read() } } }
    .onChange(of: count) { if place == .onChange { read() } }
  }

  private func read() {
    log.values.append([
      voiceOver, switchControl, reduceMotion, reduceTransparency, withoutColor, invertColors,
      weight == .regular, contrast == .increased,
    ])
  }

  private func readLater() async {
    await Task.yield()
    read()
  }
}
