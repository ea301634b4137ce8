import SwiftSyntax

struct InitializerOutline: Hashable, Sendable {
  var labels: [String]
  var isConvenience: Bool
  var isCallable: Bool
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

  /// The memberwise initializer of a structure.
  ///
  /// - Parameter labels: properties without a default value.
  init(memberwise labels: [String]) {
    self.labels = labels
    isConvenience = false
    isCallable = true
    name = "init(\(labels.map { "\($0):" }.joined()))"
  }

  private static let placeholders: [[String]: String] = [
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

  var placeholderArguments: String? { isCallable ? Self.placeholders[labels] : nil }
}
