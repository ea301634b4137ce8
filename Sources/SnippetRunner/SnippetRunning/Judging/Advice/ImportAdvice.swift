/// Advice to import the module that declares a missing name.
enum ImportAdvice {
  /// Returns `nil` if the message has another cause.
  ///
  /// - Parameters:
  ///   - message: The message of the compiler.
  ///   - code: The code that the message is about.
  static func sentence(for message: String, in code: String) -> String? {
    let missing =
      message.prefixMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#)?.1
      ?? message.prefixMatch(of: #/unknown attribute '(\w+)'/#)?.1
    guard let name = missing.map(String.init), let module = module(of: name),
      !code.contains("import \(module)")
    else { return nil }
    return "\(start)\(module)'"
  }

  static func isImport(_ help: String) -> Bool { help.hasPrefix(start) }

  private static let start = "add the line 'import "

  private static func module(of name: String) -> String? {
    if UIKitAdvice.isApplesName(name) { return "UIKit" }
    if swiftUI.contains(name) { return "SwiftUI" }
    return foundation.contains(name) ? "Foundation" : nil
  }

  private static let swiftUI = SwiftUIGaps.types.union([
    "App", "ButtonStyle", "EnvironmentObject", "LabelStyle",
    "ObservedObject", "PreviewProvider", "Scene", "Shape", "Spacer", "ToggleStyle", "View",
    "ViewBuilder", "ViewModifier", "withAnimation",
  ])

  private static let foundation: Set<String> = [
    "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data",
    "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
    "Decimal", "DispatchQueue", "FileManager", "ISO8601DateFormatter", "IndexPath", "IndexSet",
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "ListFormatter", "Locale",
    "LocalizedError", "Measurement", "MeasurementFormatter", "Notification",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo",
    "RelativeDateTimeFormatter", "Scanner", "TimeInterval", "TimeZone", "Timer", "URL",
    "URLComponents", "URLQueryItem", "URLRequest", "URLSession", "UUID", "UnitLength",
    "UserDefaults", "pow", "sqrt",
  ]
}
