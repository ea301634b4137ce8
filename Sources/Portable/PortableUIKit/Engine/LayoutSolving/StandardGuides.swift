/// The guides every view has, made when they are first asked for.
struct StandardGuides {
  private var safeAreaGuide: UILayoutGuide?
  private var marginsGuide: UILayoutGuide?
  private var readableGuide: UILayoutGuide?

  /// Gives the guide of the area that bars and the edges of the screen leave free.
  @MainActor mutating func safeArea(of view: UIView) -> UILayoutGuide {
    let guide = safeAreaGuide ?? UILayoutGuide(role: .safeArea, owningView: view)
    safeAreaGuide = guide
    return guide
  }

  /// Gives the guide of the area within the margins.
  @MainActor mutating func margins(of view: UIView) -> UILayoutGuide {
    let guide = marginsGuide ?? UILayoutGuide(role: .margins, owningView: view)
    marginsGuide = guide
    return guide
  }

  /// Gives the guide of the area in which text is easy to read.
  @MainActor mutating func readable(of view: UIView) -> UILayoutGuide {
    let guide = readableGuide ?? UILayoutGuide(role: .margins, owningView: view)
    readableGuide = guide
    return guide
  }
}
