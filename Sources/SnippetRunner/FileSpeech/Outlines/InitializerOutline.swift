import SwiftSyntax

/// What it takes to call an initializer.
struct InitializerOutline: Hashable, Sendable {
  /// The labels of the parameters without a default.
  var labels: [String]
  /// Whether it hands over to another initializer of its class.
  var isConvenience: Bool
  /// Whether it can be called from its file.
  var isCallable: Bool
  /// The name with all labels, as in `init(frame:)`.
  var name: String

  init(_ declaration: InitializerDeclSyntax) {
    let parameters = declaration.signature.parameterClause.parameters
    labels = parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
    isConvenience = declaration.modifiers.contains { $0.name.text == "convenience" }
    let isPrivate = declaration.modifiers.contains { $0.name.text == "private" }
    let isUnavailable = declaration.attributes.contains { attribute in
      let text = attribute.trimmedDescription
      return text.hasPrefix("@available") && text.contains("unavailable")
    }
    isCallable = !isPrivate && !isUnavailable
    name = "init(\(parameters.map { "\($0.firstName.text):" }.joined()))"
  }

  /// The initializer that the compiler makes of the properties of a structure.
  ///
  /// - Parameter labels: the properties that have to be given.
  init(memberwise labels: [String]) {
    self.labels = labels
    isConvenience = false
    isCallable = true
    name = "init(\(labels.map { "\($0):" }.joined()))"
  }

  /// The arguments that stand for nothing special, by the labels that need some.
  private static let neutral: [[String]: String] = [
    []: "()",
    ["frame"]: "(frame: .zero)",
    ["nibName", "bundle"]: "(nibName: nil, bundle: nil)",
    ["style", "reuseIdentifier"]: "(style: .default, reuseIdentifier: nil)",
    ["reuseIdentifier"]: "(reuseIdentifier: nil)",
    ["style"]: "(style: .plain)",
    ["frame", "style"]: "(frame: .zero, style: .plain)",
    ["image"]: "(image: nil)",
    ["effect"]: "(effect: nil)",
    ["arrangedSubviews"]: "(arrangedSubviews: [])",
    ["collectionViewLayout"]: "(collectionViewLayout: UICollectionViewFlowLayout())",
    ["frame", "collectionViewLayout"]:
      "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
  ]

  /// The arguments of a call that tells the object nothing; `nil` if it has to be told something.
  var neutralArguments: String? { isCallable ? Self.neutral[labels] : nil }
}
