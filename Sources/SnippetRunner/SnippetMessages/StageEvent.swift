package import AccessibilityTree
package import AssistiveTechnology
package import ScreenDrawing

/// An event of a running snippet, which the runner reads as one JSON object per line.
///
/// Events are written to a file, since standard output belongs to the snippet.
package enum StageEvent: Hashable, Codable, Sendable {
  /// A step began, after this number of bytes of output.
  case began(step: Int, outputOffset: Int)
  /// A transcript was computed; `concealed` has the texts inside elements without a label.
  case heard(step: Int, transcript: Transcript, concealed: [ElementID: [String]]?)
  case examined(step: Int, facts: ScreenFacts)
  case unsized(step: Int, elements: [UnsizedElement])
  case drawn(step: Int, screen: DrawnScreen)
  /// The elements of the last screen were used after the end of the program.
  case used(step: Int, broken: [BrokenPromise])
  /// A button is about to be pressed, or was.
  case pressed(step: Int, button: PressedButton)
  case failed(step: Int, message: String)
  case finished(outputOffset: Int)

  /// The step that it is about; `nil` for the end of the program.
  package var step: Int? {
    switch self {
    case .began(let step, _), .heard(let step, _, _), .examined(let step, _), .unsized(let step, _),
      .drawn(let step, _), .used(let step, _), .failed(let step, _), .pressed(let step, _):
      step
    case .finished: nil
    }
  }
}

package struct ScreenFacts: Hashable, Codable, Sendable {
  package var origins: [ElementID: ElementOrigin]
  /// Adjustable elements whose value didn't change when they were adjusted.
  package var stuck: Set<ElementID>
  /// What happened when adjustable elements were adjusted.
  package var adjustments: [ElementID: Adjustment]
  package var texts: [ColoredText]
  /// The steps that show alone what this screen shows as well.
  package var included: Set<Int>
  /// The texts that are seen on elements.
  package var seenTexts: [ElementID: [String]] = [:]
  /// Texts that are cut off, but not at the default text size.
  package var cutTexts: [ElementID: String] = [:]
  /// Elements as large as their pictures or texts.
  package var uncertainSizes: Set<ElementID> = []
  /// Where the elements are at the end.
  package var frames: [ElementID: Rect] = [:]
  /// Whether silence is no fault: SwiftUI shows no text, picture or control, or a controller has its
  /// words in a navigation bar, which isn't shown with it, or an empty view.
  package var maySayNothing = false
  /// Whether a view of UIKit has no part with content, and shows at most what its class draws.
  package var isBlank = false
  /// The app's classes on a screen of nothing but colors and shapes; `nil` if it shows more, or
  /// bars.
  package var plainClasses: Set<String>?
  /// Elements whose content is missing, and that are no larger than it.
  package var unfilled: Set<ElementID> = []

  package init(
    origins: [ElementID: ElementOrigin] = [:],
    stuck: Set<ElementID> = [],
    adjustments: [ElementID: Adjustment] = [:],
    texts: [ColoredText] = [],
    included: Set<Int> = []
  ) {
    self.included = included
    self.origins = origins
    self.stuck = stuck
    self.adjustments = adjustments
    self.texts = texts
  }
}

/// The value of an adjustable element after one step in each direction; `nil` if it didn't change.
package struct Adjustment: Hashable, Codable, Sendable {
  package var incremented: String?
  package var decremented: String?

  package init(incremented: String? = nil, decremented: String? = nil) {
    self.incremented = incremented
    self.decremented = decremented
  }
}

/// What is said after a double tap on a button of a screen that was just opened.
package struct PressedButton: Hashable, Codable, Sendable {
  /// Counted among the buttons of the screen.
  package var number: Int
  package var name: String
  /// `nil` until the program has answered.
  package var lines: [String]?

  package init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  /// The environment variable that makes a program press buttons instead of speaking.
  ///
  /// Its value is the number of the first button of the first screen.
  package static let variable = "BY_EAR_FIRST_BUTTON"
  /// The most buttons of a screen that are pressed.
  package static let limit = 20
  /// The most stops of a screen among which buttons are looked for.
  package static let reach = 100
}

package struct DrawnScreen: Hashable, Codable, Sendable {
  package var drawing: ScreenDrawing
  package var transcript: Transcript
  /// What is heard on the way from the last stop back to the first; empty unless that is walked.
  package var backwardWalk: [Transcript.Entry]
  /// The marks over the screen after each command.
  ///
  /// If there are marks before the first command, they come first. Empty for VoiceOver.
  package var overlays: [[OverlayMark]]

  package init(
    drawing: ScreenDrawing,
    transcript: Transcript,
    backwardWalk: [Transcript.Entry] = [],
    overlays: [[OverlayMark]] = []
  ) {
    self.drawing = drawing
    self.transcript = transcript
    self.backwardWalk = backwardWalk
    self.overlays = overlays
  }
}
