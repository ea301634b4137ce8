/// A file of Interface Builder, which only Xcode can read.
enum InterfaceFile {
  case storyboard(String)
  case nib(String)
  /// The file of a cell, or of a header or footer.
  case cellNib(String)

  /// Stops the app, as a missing file does on a phone, with what to do instead.
  func stop(for object: String) -> Never {
    switch self {
    case .storyboard(let name):
      preconditionFailure(
        "the storyboard '\(name)' cannot be read here: make \(object) in code, as in "
          + "'DetailController()'"
      )
    case .nib(let name):
      preconditionFailure(
        "the nib '\(name)' cannot be read here: make \(object) in code, as in 'DetailView()'"
      )
    case .cellNib(let name):
      preconditionFailure(
        "the nib '\(name)' cannot be read here: make \(object) in code, and register its class instead"
      )
    }
  }
}
