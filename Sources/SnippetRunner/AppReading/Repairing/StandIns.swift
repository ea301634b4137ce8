/// Declarations in place of what nothing declares here: types of modules that aren't there, and
/// accessors that a tool would generate.
struct StandIns: Hashable, Sendable {
  /// The path of the generated file.
  static let path = "stand-ins.swift"

  /// One declaration a line, so that an error's line names it.
  private(set) var lines: [Line] = []
  private(set) var gaveUp: Set<String> = []
  private var fresh: Set<String> = []

  struct Line: Hashable, Sendable {
    var name: String
    var text: String
    /// A member, without which the rest of its type remains.
    var isMember = false
    /// What Xcode generates as well, such as names of pictures.
    var isGenerated = false
  }

  var names: Set<String> { Set(lines.filter { !$0.isMember }.map(\.name)) }

  /// Types without modifiers, since they aren't views.
  var others: Set<String> {
    Set(lines.filter { !$0.isMember && !$0.text.contains(": View {") }.map(\.name))
  }

  func hasMember(_ name: String) -> Bool { lines.contains { $0.name == name } }

  /// What isn't the app's, for the report.
  var reported: [String] {
    lines.filter { !$0.text.isEmpty && !$0.isMember && !$0.isGenerated }.map(\.name)
  }

  var text: String {
    "import SnippetStage; import Foundation; import UIKit; import SwiftUI\n"
      + lines.map(\.text).joined(separator: "\n")
      + "\n"
  }

  mutating func drop(line: Int) {
    guard lines.indices.contains(line - 2), !lines[line - 2].text.isEmpty else { return }
    if lines[line - 2].isMember {
      // The end of a type must stay.
      if lines[line - 2].text != "}" { lines[line - 2].text = "" }
      return
    }
    gaveUp.insert(lines[line - 2].name)
    // With its members, which follow it.
    var index = line - 2
    repeat {
      lines[index].text = ""
      index += 1
    } while index < lines.count && lines[index].isMember
  }

  mutating func add(_ name: String, uses: NameUses) {
    lines.append(Line(name: name, text: Self.declaration(of: name, uses)))
  }

  /// Adds a class or protocol of a header, each member on a line of its own.
  mutating func add(_ declaration: ObjectiveCHeaders.Declaration) {
    let name = declaration.name
    guard !declaration.isProtocol else {
      lines.append(Line(name: name, text: "protocol \(name): AnyObject {}"))
      for member in declaration.members {
        let body = member.body(of: name)
        lines.append(Line(name: name, text: "extension \(name) { \(body) }", isMember: true))
      }
      return
    }
    let superclass = declaration.superclass ?? "NSObject"
    lines.append(Line(name: name, text: "class \(name): \(superclass) {"))
    for member in declaration.members {
      lines.append(Line(name: name, text: member.body(of: name), isMember: true))
    }
    lines.append(Line(name: name, text: "}", isMember: true))
  }

  /// Adds what a missing module adds to a type of the system.
  mutating func add(_ look: Looks.Declaration) {
    lines.append(Line(name: look.name, text: look.text, isGenerated: look.isSilent))
    fresh.insert(look.name)
  }

  /// Adds the value that stubs with a result of this type return; `false` if there was one.
  mutating func add(value: String, of type: String) -> Bool {
    let name = "value of \(type)"
    guard !hasMember(name) else { return false }
    let text =
      "extension \(type): ByEarDefault { public static func byEarDefault(_ name: Swift.String) -> Any "
      + "{ \(value) } }"
    lines.append(Line(name: name, text: text, isGenerated: true))
    return true
  }

  /// An expression that creates a stand-in that is neither a class of the system nor a collection.
  func creation(of name: String) -> String? {
    let line = lines.first { $0.name == name && $0.text.contains("init(byEar: Void)") }
    return line.map { "\($0.name)(byEar: ())" }
  }

  /// Whether a look was added for an error of this round.
  func isNew(_ name: String) -> Bool { fresh.contains(name) }

  mutating func endRound() { fresh = [] }

  private static func declaration(of name: String, _ uses: NameUses) -> String {
    let generics =
      uses.genericArguments > 0
      ? "<\((0..<uses.genericArguments).map { "T\($0)" }.joined(separator: ", "))>" : ""
    let parent = base(of: name)
    let view = "; " + value(of: name, "MainActor.assumeIsolated { \(name)() as Any }")
    if uses.isSuperclass { return "open class \(name)\(generics): \(parent) {}\(view)" }
    if uses.isProtocol, uses.calls.isEmpty {
      return "public protocol \(name)\(isOfClasses(name) ? ": AnyObject" : "") {}"
    }
    let members = MemberTree(uses).declarations(path: name)
    if !uses.calls.isEmpty, uses.isInSwiftUI, showsSomething(name) {
      let calls = initializers(of: uses.calls, with: uses.arguments)
      return "public struct \(name): View { \(calls) public var body: some View { byEarShown } ; "
        + "var byEarShown: AnyView = AnyView(SwiftUI.EmptyView()); init(byEar: Void) {}; \(members) }; "
        + value(of: name, "\(name)(byEar: ())")
    }
    if uses.calls.isEmpty, !uses.chains.isEmpty { return "public enum \(name) { \(members) }" }
    let calls =
      uses.calls.isEmpty
      ? "init() {};" : initializers(of: uses.calls, with: uses.arguments, content: false)
    if parent != "NSObject" {
      let own = initializers(
        of: uses.calls.filter { !["frame"].starts(with: $0.labels) },
        with: uses.arguments,
        calling: creation(of: parent)
      )
      return "public class \(name)\(generics): \(parent) { \(own) \(members) }\(view)"
    }
    return "public class \(name)\(generics) { \(calls) init(byEar: Void) {}; \(members) }; "
      + value(of: name, "\(name)(byEar: ())")
  }

  /// Lets stubs return a value of the type.
  private static func value(of name: String, _ value: String) -> String {
    "extension \(name): ByEarDefault { public static func byEarDefault(_ name: Swift.String) -> Any "
      + "{ \(value) } }"
  }

  private static func creation(of parent: String) -> String {
    switch parent {
    case "UITableViewCell": "self.init(style: .default, reuseIdentifier: nil)"
    case "UICollectionView":
      "self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case _ where parent.hasSuffix("Controller"): "self.init()"
    default: "self.init(frame: .zero)"
    }
  }

  /// Closures after the parentheses without parameters show their content, if there may be any.
  ///
  /// - Parameter designated: what the initializers of a class call.
  private static func initializers(
    of calls: some Collection<NameUses.Call>,
    with arguments: [[String]: [Set<String>]],
    content: Bool = true,
    calling designated: String? = nil
  ) -> String {
    calls.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map { call in
      var types = ""
      var generics: [String] = []
      var parameters: [String] = []
      var shown: [String] = []
      for (index, label) in call.labels.enumerated() {
        let members = arguments[call.labels].map { $0[index] } ?? []
        if members.isEmpty {
          generics.append("A\(index)")
          parameters.append("\(label) a\(index): A\(index)")
        } else {
          let type = "\(Looks.prefix)\(call.labels.joined(separator: "_"))_\(index)"
          types += Looks.type(type, with: members)
          parameters.append("\(label) a\(index): \(type)")
        }
      }
      for (index, closure) in call.closures.enumerated() {
        let label = closure.label ?? "_"
        if closure.parameters == 0, content, designated == nil {
          generics.append("C\(index): View")
          parameters.append("\(label) c\(index): () -> C\(index)")
          parameters[parameters.count - 1] =
            "@ViewBuilder " + parameters[parameters.count - 1]
          shown.append("AnyView(c\(index)())")
        } else {
          let inputs = Array(repeating: "Any", count: closure.parameters).joined(separator: ", ")
          parameters.append("\(label) c\(index): (\(inputs)) -> Void")
        }
      }
      let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      let body = designated ?? (content && !shown.isEmpty ? "byEarShown = \(shown[0])" : "")
      let head = designated == nil ? "init" : "convenience init"
      return "\(types)\(head)\(clause)(\(parameters.joined(separator: ", "))) { \(body) };"
    }
    .joined(separator: " ")
  }

  private static func showsSomething(_ name: String) -> Bool {
    [
      "View", "Image", "Button", "Label", "Text", "Icon", "Spinner", "Link", "Picker", "Field",
      "Player", "Row", "Cell", "Stack", "Animation",
    ].contains { name.hasSuffix($0) }
  }

  private static func isOfClasses(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Listener", "Observer"].contains { name.hasSuffix($0) }
  }

  private static func base(of name: String) -> String {
    for base in [
      "TableViewCell", "CollectionViewCell", "TableViewController", "CollectionViewController",
      "NavigationController", "TabBarController", "ViewController", "TableView", "CollectionView",
      "ScrollView", "StackView", "ImageView", "TextView", "TextField", "Button", "Label", "Control",
      "Switch", "Slider", "View",
    ] where name.hasSuffix(base) {
      return "UI\(base)"
    }
    if name.hasSuffix("Field") { return "UITextField" }
    return name.hasSuffix("Cell") ? "UITableViewCell" : "NSObject"
  }
}

extension ObjectiveCHeaders.Member {
  fileprivate func body(of type: String) -> String {
    let place = "\"\(type).\(name)\""
    if text.hasPrefix("convenience init") { return "\(text) { self.init() }" }
    if text.contains("var "), !text.contains("func ") {
      let isStatic = text.hasPrefix("class ")
      let value = result.map { $0.last == "?" || $0.last == "!" } == true
      let initial = value ? "nil" : "byEarStub(\(place))"
      return isStatic
        ? "\(text) { get { byEarStub(\(place)) } set {} }" : "\(text) = \(initial)"
    }
    return "@objc \(text) { \(result == nil ? "" : "byEarStub(\(place))") }"
      .replacing("@objc ", with: "")
  }
}

/// The members of a stand-in: an enumeration for each level, and a text for each last name.
struct MemberTree {
  private var children: [String: MemberTree] = [:]
  private var calls: [String: [String]] = [:]

  init(_ uses: NameUses) {
    for chain in uses.chains { insert(chain[...], call: uses.chainCalls[chain]) }
  }

  private init() {}

  private mutating func insert(_ chain: ArraySlice<String>, call: [String]?) {
    guard let first = chain.first, !["self", "Type"].contains(first) else { return }
    let isLast = chain.count == 1 || first.first?.isLowercase == true
    if isLast, chain.count == 1, let call { calls[first] = call }
    var child = children[first] ?? MemberTree()
    if !isLast { child.insert(chain.dropFirst(), call: call) }
    children[first] = child
  }

  func declarations(path: String) -> String {
    children.sorted { $0.key < $1.key }.map { name, child in
      let text = "\"‹\(path).\(name)›\""
      if let labels = calls[name] {
        let parameters = labels.enumerated().map { "\($1) a\($0): Any" }.joined(separator: ", ")
        return "static func \(name.quoted)(\(parameters)) -> String { \(text) };"
      }
      if !child.children.isEmpty || name.first?.isUppercase == true {
        return "enum \(name.quoted) { \(child.declarations(path: "\(path).\(name)")) };"
      }
      return "static var \(name.quoted): String { \(text) };"
    }
    .joined(separator: " ")
  }
}

extension String {
  fileprivate var quoted: String {
    ["default", "init", "in", "is", "as", "self"].contains(self) ? "`\(self)`" : self
  }
}
