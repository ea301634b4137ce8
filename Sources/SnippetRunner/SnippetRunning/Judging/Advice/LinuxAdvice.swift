/// Advice on code that needs Apple's platforms.
///
/// `docs/portable-uikit.md` has the same list, with alternatives.
enum LinuxAdvice {
  private struct Limit: Sendable {
    var part: String
    var advice: String
  }

  private static let limits = [
    Limit(
      part: "Objective-C interoperability is disabled",
      advice: "remove '@objc': snippets run without Objective-C and do not need it"
    ),
    Limit(
      part: "'#keyPath' can only be used with the Objective-C runtime",
      advice: "write a key path such as '\\.name', or the name as a string"
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
        "override it in the class itself; only overrides in unconstrained extensions of a class in "
        + "the same files are moved there"
    ),
    Limit(
      part: "does not override any property from its superclass",
      advice: """
        on Linux, only views, controllers and 'UIAccessibilityElement' have accessibility \
        properties to override; check the spelling, or inherit from one of them
        """
    ),
    Limit(
      part: "no macro named 'Preview'",
      advice: "remove '#Preview': previews exist only in Xcode"
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
    "Combine exists only on Apple's platforms: use 'didSet', a closure or an 'AsyncStream'"

  /// Methods of `NSObject` that look up methods or properties by name.
  private static let runtimeLookups = [
    "perform", "responds", "value", "setValue", "addObserver", "removeObserver",
  ]

  /// Returns `nil` if the message has another cause.
  ///
  /// - Parameters:
  ///   - message: The message of the compiler.
  ///   - code: The code that the message is about.
  static func sentence(for message: String, in code: String) -> String? {
    if let limit = limits.first(where: { message.contains($0.part) }) { return limit.advice }
    // Only `perform` with a delay is modelled, so the compiler asks for its delay.
    if message.contains(#/^missing argument.*'afterDelay' in call$/#), code.contains("perform(") {
      return "'perform' without a delay needs Objective-C: call the method directly"
    }
    if let match = message.prefixMatch(of: #/cannot find '(\w+)' in scope/#),
      isRuntimeLookup(match.1, in: code)
    {
      return match.1 == "observe" ? observing : sentence(forLookUp: match.1)
    }
    guard let match = message.firstMatch(of: #/^value of type '.+' has no member '(\w+)'/#),
      runtimeLookups.contains(String(match.1))
    else { return nil }
    return sentence(forLookUp: match.1)
  }

  static func suppressesSuggestions(_ message: String, in code: String) -> Bool {
    let isAboutName = message.hasPrefix("cannot find") || message.hasPrefix("missing argument")
    return isAboutName && sentence(for: message, in: code) != nil
  }

  private static func sentence(forLookUp name: Substring) -> String {
    "'\(name)' needs Objective-C: call the method or set the property directly"
  }

  /// Whether the code calls such a method on its own object, rather than a function of the author.
  private static func isRuntimeLookup(_ name: Substring, in code: String) -> Bool {
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

  private static let appleModules: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "MapKit",
    "Photos",
    "QuartzCore", "SafariServices", "StoreKit", "UserNotifications", "XCTest",
  ]

  static func isAboutAppleModule(_ message: String) -> Bool {
    appleModules.contains { message == "no such module '\($0)'" }
  }
}
