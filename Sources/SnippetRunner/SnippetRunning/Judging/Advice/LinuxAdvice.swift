/// Advice where code needs what only Apple's systems have.
///
/// The same list, with what to write instead, is in `docs/portable-uikit.md`.
enum LinuxAdvice {
  /// A part of a message and what to do about it.
  private struct Limit: Sendable {
    /// What the message contains.
    var part: String
    /// What to write instead.
    var advice: String
  }

  private static let limits = [
    Limit(
      part: "Objective-C interoperability is disabled",
      advice: "leave '@objc' out: there is no Objective-C on Linux, and snippets need none"
    ),
    Limit(
      part: "'#keyPath' can only be used with the Objective-C runtime",
      advice: "write a key path such as '\\.name', or the name as a text"
    ),
    Limit(part: "has no member 'observe'", advice: observing),
    Limit(part: "cannot find type 'AnyCancellable'", advice: combine),
    Limit(part: "cannot find type 'AnyPublisher'", advice: combine),
    Limit(part: "cannot find 'PassthroughSubject'", advice: combine),
    Limit(part: "cannot find 'CurrentValueSubject'", advice: combine),
    Limit(part: "cannot find type 'ObservableObject'", advice: combine),
    Limit(part: "unknown attribute 'Published'", advice: combine),
    Limit(
      part: "cannot be overridden from extension",
      advice:
        "override it in the class itself: only overrides in plain extensions of a class of the same "
        + "files are moved there"
    ),
    Limit(
      part: "does not override any property from its superclass",
      advice: """
        on Linux only views, controllers and 'UIAccessibilityElement' have accessibility properties \
        that can be overridden; check the spelling, or inherit from one of them
        """
    ),
    Limit(
      part: "no macro named 'Preview'",
      advice: "leave '#Preview' out: previews exist in Xcode only"
    ),
    Limit(
      part: "cannot find 'objc_",
      advice: "there is no Objective-C on Linux: keep the value in a property of a subclass"
    ),
    Limit(
      part: "cannot find 'NSSelectorFromString'",
      advice: "there is no Objective-C on Linux: write '#selector(method)'"
    ),
  ]

  private static let observing =
    "key-value observing needs Objective-C: use 'didSet' or a closure"

  private static let combine =
    "Combine exists on Apple's systems only: use 'didSet', a closure or an 'AsyncStream'"

  /// The methods of every Objective-C object that look something up by its name.
  private static let lookUps = [
    "perform", "responds", "value", "setValue", "addObserver", "removeObserver",
  ]

  /// What to change; `nil` if this is not the reason.
  ///
  /// - Parameters:
  ///   - message: the message of the compiler.
  ///   - code: the code it is about.
  static func sentence(for message: String, in code: String) -> String? {
    if let limit = limits.first(where: { message.contains($0.part) }) { return limit.advice }
    // Only a delayed call has a stand-in, so the compiler asks for its delay.
    if message.contains(#/^missing argument.*'afterDelay' in call$/#), code.contains("perform(") {
      return "'perform' without a delay needs Objective-C: call the method itself"
    }
    if let match = message.prefixMatch(of: #/cannot find '(\w+)' in scope/#),
      isLookUp(match.1, in: code)
    {
      return match.1 == "observe" ? observing : sentence(forLookUp: match.1)
    }
    guard let match = message.firstMatch(of: #/^value of type '.+' has no member '(\w+)'/#),
      lookUps.contains(String(match.1))
    else { return nil }
    return sentence(forLookUp: match.1)
  }

  /// Whether the code cannot be mended by another spelling, whatever is proposed.
  static func isFinal(_ message: String, in code: String) -> Bool {
    let isAboutName = message.hasPrefix("cannot find") || message.hasPrefix("missing argument")
    return isAboutName && sentence(for: message, in: code) != nil
  }

  private static func sentence(forLookUp name: Substring) -> String {
    "'\(name)' needs Objective-C: call the method or set the property itself"
  }

  /// Whether the code calls such a method of its own object, and no function of the author's.
  private static func isLookUp(_ name: Substring, in code: String) -> Bool {
    switch name {
    case "observe": code.contains(#/\bobserve\(\s*\\/#)
    case "value": code.contains(#/\bvalue\(\s*forKey(?:Path)?:/#)
    case "setValue": code.contains(#/\bsetValue\([^\n]*\bforKey(?:Path)?:/#)
    case "addObserver": code.contains(#/\baddObserver\([^\n]*\bforKeyPath:/#)
    case "removeObserver": code.contains(#/\bremoveObserver\([^\n]*\bforKeyPath:/#)
    case "perform": code.contains(#/\bperform\(\s*(?:#selector|Selector\(|NSSelector)/#)
    case "responds": code.contains(#/\bresponds\(\s*to:/#)
    default: false
    }
  }

  /// Modules of Apple's systems that code for phones often imports.
  private static let appleModules: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "MapKit",
    "Photos",
    "QuartzCore", "SafariServices", "StoreKit", "UserNotifications", "XCTest",
  ]

  static func isAboutAppleModule(_ message: String) -> Bool {
    appleModules.contains { message == "no such module '\($0)'" }
  }
}
