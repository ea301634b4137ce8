struct ClassCatalog: Sendable {
  private var classes: [String: ClassOutline] = [:]
  private var extensions: [String: [InitializerOutline]] = [:]

  init(_ outlines: [FileOutline]) {
    for outline in outlines {
      for type in outline.classes where classes[type.name] == nil { classes[type.name] = type }
      extensions.merge(outline.extensionInitializers) { $0 + $1 }
    }
  }

  enum Obstacle: Error, Hashable {
    case generic
    /// It can't be named at file level.
    case hidden
    /// It is nested in a class that is a view or a view controller itself.
    case part(of: String)
    case privateInitializer
    case storyboard
    case arguments(String)
  }

  /// Whether a class could be a view or a view controller; the compiler decides.
  func mayBeShown(_ type: ClassOutline) -> Bool {
    guard let root = root(of: type) else { return false }
    let name = root.split(separator: "<").first.map(String.init) ?? root
    guard !Self.others.contains(name), !name.hasSuffix("GestureRecognizer") else { return false }
    return Self.endings.contains { name.hasSuffix($0) }
  }

  func isUIKitView(_ type: ClassOutline) -> Bool {
    guard mayBeShown(type), let root = root(of: type) else { return false }
    return root.hasPrefix("UI") && !root.hasSuffix("Controller")
  }

  func expression(for type: ClassOutline) -> Result<String, Obstacle> {
    guard !type.isGeneric else { return .failure(.generic) }
    guard !type.isHidden else { return .failure(.hidden) }
    if let outer = type.outerClass.flatMap({ classes[$0] }), mayBeShown(outer) {
      return .failure(.part(of: outer.name))
    }
    let calls = arguments(for: type, depth: 0)
    if let call = calls.first(where: { $0 == "()" }) ?? calls.first {
      return .success(type.name + call)
    }
    let all = initializers(of: type, depth: 0)
    if let needy = all.first(where: { $0.isCallable && !$0.isForStoryboard }) {
      return .failure(.arguments(needy.name))
    }
    return .failure(all.contains { !$0.isForStoryboard } ? .privateInitializer : .storyboard)
  }

  /// The possible arguments of initializers that a class has or inherits.
  ///
  /// A class without designated initializers inherits those of its superclass.
  private func arguments(for type: ClassOutline, depth: Int) -> [String] {
    let initializers = type.initializers + (extensions[type.name] ?? [])
    let calls = initializers.compactMap(\.placeholderArguments)
    guard type.initializers.allSatisfy(\.isConvenience), depth < 32, let name = type.superclass,
      name != Self.swiftUIView
    else {
      return calls
    }
    if let parent = classes[name] { return calls + arguments(for: parent, depth: depth + 1) }
    switch name {
    case "UICollectionView":
      return calls + ["(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"]
    case "UICollectionViewController":
      return calls + ["(collectionViewLayout: UICollectionViewFlowLayout())"]
    default: return calls + ["()"]
    }
  }

  /// The initializers that a class has, or inherits if it has no designated one.
  private func initializers(of type: ClassOutline, depth: Int) -> [InitializerOutline] {
    let own = type.initializers + (extensions[type.name] ?? [])
    guard type.initializers.allSatisfy(\.isConvenience), depth < 32,
      let parent = type.superclass.flatMap({ classes[$0] })
    else { return own }
    return own + initializers(of: parent, depth: depth + 1)
  }

  private func root(of type: ClassOutline) -> String? {
    var name = type.superclass
    for _ in 0..<32 {
      guard let parent = name.flatMap({ classes[$0] }) else { return name }
      name = parent.superclass
    }
    return nil
  }

  /// A placeholder for the superclass of a structure that is a SwiftUI view.
  static let swiftUIView = "SwiftUI.View"

  private static let endings = [
    "View", "Controller", "Cell", "Control", "Button", "Label", "Switch", "Slider", "Stepper",
    "Field", "Bar", "Window", "Picker", "Toolbar",
  ]

  private static let others: Set<String> = [
    "UIPresentationController", "UIDocumentInteractionController", "UIMenuController",
    "UIPrintInteractionController", "UIBarButton",
  ]
}

extension InitializerOutline {
  fileprivate var isForStoryboard: Bool { labels == ["coder"] }
}

extension ClassCatalog.Obstacle {
  func sentence(for type: String) -> String {
    switch self {
    case .generic: "it is generic; name its types, as in --show '\(type)<…>()'"
    case .hidden: "it is private to its enclosing type"
    case .part(let outer): "it is part of \(outer); show it with --show '\(type)()'"
    case .privateInitializer: "its initializers are private"
    case .storyboard: "it is made for a storyboard: its only initializer is init(coder:)"
    case .arguments(let name):
      "\(name) needs arguments; pass them, as in --show '\(type)(\(Self.call(name)))'"
    }
  }

  private static func call(_ initializer: String) -> String {
    initializer.dropFirst("init(".count).dropLast().split(separator: ":")
      .map { $0 == "_" ? "…" : "\($0): …" }.joined(separator: ", ")
  }
}
