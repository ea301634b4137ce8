package import AccessibilityTree
package import AssistiveTechnology

/// What a running snippet tells the runner, one JSON object a line.
package enum StageEvent: Hashable, Codable, Sendable {
  /// A step of the program began; so many bytes of output stood before it.
  case began(step: Int, outputOffset: Int)
  /// A transcript was computed; elements without a label conceal these texts of views inside them.
  case heard(step: Int, transcript: Transcript, concealed: [ElementID: [String]]?)
  /// More was found out about the elements of the screen that was heard.
  case examined(step: Int, facts: ScreenFacts)
  /// Layout left elements of the screen that was heard without a size.
  case unsized(step: Int, elements: [UnsizedElement])
  /// A screen was drawn and read.
  case drawn(step: Int, screen: DrawnScreen)
  /// A step could not be carried out, for a reason an author can mend.
  case failed(step: Int, message: String)
  /// The program came to its end; so many bytes of output stand before it.
  case finished(outputOffset: Int)
}
