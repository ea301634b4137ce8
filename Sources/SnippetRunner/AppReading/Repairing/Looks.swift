/// Declarations in place of what a missing module adds to types of the system: colours, fonts and
/// modifiers, which are looks as a rule, and pictures, which are spoken by their names.
struct Looks {
  let assets: AssetNames
  let shapes: [String: CallShapes]

  struct Declaration: Equatable {
    /// Names the declaration among others.
    var name: String
    var text: String
    /// Whether nothing of it can be heard, or Xcode generates it as well.
    var isSilent = true
  }

  /// Types that are created with labels which a missing module declares.
  static let created: Set<String> = ["Color", "Font", "UIColor"]

  /// The declaration of a member; `nil` if nothing says what it is.
  ///
  /// - Parameters:
  ///   - isOfInstance: whether it is a member of values, not of the type.
  ///   - created: an expression for a value of the type, if it is a stand-in.
  func member(
    _ name: String,
    of type: String,
    isOfInstance: Bool,
    created: String? = nil
  ) -> Declaration? {
    guard name.first?.isUppercase != true, shapes[name]?.isUnknown != true else { return nil }
    if type.hasPrefix(Self.prefix) {
      return Declaration(
        name: "\(type).\(name)",
        text: "extension \(type) { static var \(name): Self { Self() } }"
      )
    }
    if isOfInstance { return changed(type, name) }
    let place = type == "ShapeStyle" ? "ShapeStyle where Self == Color" : type
    let file = assets.images[name]
    let isSilent = file != nil || !["ImageResource", "UIImage", "Image"].contains(type)
    guard let value = value(of: type, name, file) ?? created else { return nil }
    let result = type == "ShapeStyle" ? "Color" : type
    let (types, text) = declaration("static ", name, result, value)
    return Declaration(
      name: "\(type).\(name)",
      text: "\(types)extension \(place) { \(text) }",
      isSilent: isSilent
    )
  }

  private func value(of type: String, _ name: String, _ file: String?) -> String? {
    switch type {
    case "ImageResource": "ImageResource(name: \"\(file ?? name)\", bundle: .main)"
    case "ColorResource": "ColorResource(name: \"\(name)\", bundle: .main)"
    case "UIColor": "UIColor(named: \"\(name)\")!"
    case "Color", "ShapeStyle": "Color(\"\(name)\")"
    case "Font": ".body"
    case "UIFont": ".preferredFont(forTextStyle: .body)"
    case "UIImage": "UIImage(named: \"\(file ?? name)\")!"
    case "Image": "Image(\"\(file ?? name)\")"
    case "SFSymbol": "SFSymbol(rawValue: \"\(name.symbolName)\")"
    default: nil
    }
  }

  /// A variant of a colour, font or picture is itself.
  private func changed(_ type: String, _ name: String) -> Declaration? {
    guard ["Color", "Font", "Image", "UIColor", "UIFont", "UIImage"].contains(type) else {
      return nil
    }
    let (types, text) = declaration("", name, type, "self")
    return Declaration(name: "\(type)().\(name)", text: "\(types)extension \(type) { \(text) }")
  }

  /// A variable, or functions for each form of call with the types of their arguments.
  private func declaration(
    _ keyword: String,
    _ name: String,
    _ type: String,
    _ value: String
  ) -> (types: String, text: String) {
    guard let shape = shapes[name], !shape.isPlain, !shape.calls.isEmpty else {
      return ("", "\(keyword)var \(name): \(type) { \(value) }")
    }
    var types = ""
    let functions = shape.sortedCalls.map { labels, members in
      let (clause, list, needed) = parameters(type + "_" + name, labels, members)
      types += needed
      return "\(keyword)func \(name)\(clause)(\(list)) -> \(type) { \(value) }"
    }
    return (types, functions.joined(separator: "; "))
  }

  /// A modifier that changes nothing; `nil` if it may change what is heard, or shows something.
  func modifier(_ name: String) -> Declaration? {
    guard let shape = shapes[name], !shape.calls.isEmpty, !name.lowercased().contains("accessib")
    else { return nil }
    var types = ""
    let functions = shape.sortedCalls.map { labels, members in
      let (clause, list, needed) = parameters("View_" + name, labels, members)
      types += needed
      return "func \(name)\(clause)(\(list)) -> some View { self }"
    }
    return Declaration(
      name: "View.\(name)",
      text: "\(types)extension View { \(functions.joined(separator: "; ")) }",
      isSilent: false
    )
  }

  /// An initializer with labels, such as `Color(theme: .accent)`.
  func initializer(of type: String, labels: [String]) -> Declaration? {
    guard Self.created.contains(type), labels.first.map({ $0 != "_" }) == true,
      let members = shapes[type]?.calls[labels]
    else { return nil }
    let name = "\(type)(\(labels.map { "\($0):" }.joined()))"
    let (clause, list, types) = parameters(type, labels, members)
    let head = type == "UIColor" ? "convenience init" : "init"
    // A named colour: no one knows its contrast.
    let body =
      switch type {
      case "UIColor": "self.init(named: \"\(labels[0])\")!"
      case "Color": "self = Color(\"\(labels[0])\")"
      default: "self = .body"
      }
    return Declaration(
      name: name,
      text: "\(types)extension \(type) { \(head)\(clause)(\(list)) { \(body) } }"
    )
  }

  static let prefix = "ByEarLook_"

  /// A member of a stand-in that is a collection of pictures or colours, by the end of its name.
  ///
  /// - Parameter value: the type of the member, if the code says it.
  func member(_ name: String, ofStandIn type: String, value: String? = nil) -> Declaration? {
    if let value, value != "Image", value != "Color" {
      let text = "var \(name): \(value) { byEarStub(\"\(type).\(name)\") }"
      return Declaration(name: "\(type)().\(name)", text: "extension \(type) { \(text) }")
    }
    if let look = collected(name, in: type, value: value) { return look }
    guard Self.texts.contains(name) else { return nil }
    let text = "var \(name): String { \"‹\(name)›\" }"
    return Declaration(name: "\(type)().\(name)", text: "extension \(type) { \(text) }")
  }

  /// A picture or colour of a type that is a collection of them, by the end of its name.
  func collected(
    _ name: String,
    in type: String,
    value: String? = nil,
    isStatic: Bool = false
  ) -> Declaration? {
    let text: String
    if value == "Image" || ["Icons", "Images", "Symbols"].contains(where: type.hasSuffix) {
      // The name of a property says nothing of the label that the picture has in the app.
      let image = assets.images[name].map { "Image(\"\($0)\")" } ?? "Image(\"‹\(name)›\")"
      text = "var \(name): Image { \(image) }"
    } else if value == "Color"
      || ["Colors", "ColorTokens", "Palette"].contains(where: type.hasSuffix)
    {
      text =
        "var \(name): " + (type.contains("UIColor") ? "UIColor { .label }" : "Color { .primary }")
    } else {
      return nil
    }
    return Declaration(
      name: isStatic ? "\(type).\(name)" : "\(type)().\(name)",
      text: "extension \(type) { \(isStatic ? "static " : "")\(text) }"
    )
  }

  /// Members that are texts in most types, and spoken as unknown.
  private static let texts: Set<String> = [
    "description", "displayName", "localizedDescription", "name", "subtitle", "text", "title",
  ]

  /// A type with the members that code names without it.
  static func type(_ name: String, with members: Set<String>) -> String {
    let names = members.sorted().map { "static var \($0): Self { Self() }" }
    return "struct \(name) { \(names.joined(separator: "; ")) }; "
  }

  /// Generic parameters; an argument such as `.accent` gets a type with that member.
  private func parameters(
    _ owner: String,
    _ labels: [String],
    _ members: [Set<String>]
  ) -> (clause: String, list: String, types: String) {
    var generics: [String] = []
    var list: [String] = []
    var types = ""
    for (index, label) in labels.enumerated() {
      var type = "A\(index)"
      if members[index].isEmpty {
        generics.append(type)
      } else {
        type = "\(Self.prefix)\(owner)_\(labels.joined(separator: "_"))_\(index)"
        types += Self.type(type, with: members[index])
      }
      list.append("\(label) a\(index): \(type)")
    }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return (clause, list.joined(separator: ", "), types)
  }
}

extension CallShapes {
  fileprivate var sortedCalls: [(labels: [String], members: [Set<String>])] {
    calls.sorted { $0.key.joined(separator: ":") < $1.key.joined(separator: ":") }
      .map { ($0.key, $0.value) }
  }
}
