import AccessibilityTree

/// A button that lets rows be edited.
///
/// Rows have their actions in any case, so it does nothing here.
public struct EditButton: View {
  /// Creates the button.
  public init() {}

  /// What the view is made of.
  public var body: some View {
    Button(SystemWord("Edit", ru: "Править", de: "Bearbeiten", zh: "编辑").text) {}
  }
}
