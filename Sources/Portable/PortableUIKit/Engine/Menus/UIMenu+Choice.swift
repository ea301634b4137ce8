extension UIMenu {
  /// Gives the menu with one entry ticked, if it is among them.
  func marking(_ chosen: UIAction?) -> UIMenu {
    guard let chosen else { return self }
    for case let action as UIAction in entries { action.state = action === chosen ? .on : .off }
    return self
  }
}
