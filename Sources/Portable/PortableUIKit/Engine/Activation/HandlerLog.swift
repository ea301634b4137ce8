/// Counts the handlers of an app that were called and the events that its controls sent.
@MainActor
enum HandlerLog {
  private(set) static var calls = 0
  private(set) static var valueChanges = 0

  static func noteCall() { calls += 1 }

  static func note(_ events: UIControl.Event) {
    if events.contains(.valueChanged) { valueChanges += 1 }
  }
}
