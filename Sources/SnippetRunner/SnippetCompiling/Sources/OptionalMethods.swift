import SwiftSyntax

/// Optional protocol methods of UIKit that a subclass implements.
///
/// On Apple's platforms, the runtime checks whether an object has such a method. Here, the class
/// that conforms to the protocol decides, so a subclass must adopt a generated protocol with that
/// method.
enum OptionalMethods {
  private static let protocols: [String: String] = [
    "accessibilityHeaderElements(forRow)": "DataTableRowHeaders",
    "accessibilityHeaderElements(forColumn)": "DataTableColumnHeaders",
  ]

  /// Whether a name is that of an optional UIKit delegate method whose only parameter has no label.
  ///
  /// PortableUIKit implements all of them, so they are called without a question mark.
  static func isUIKitMethod(_ name: String) -> Bool { unlabelled.contains(name) }

  /// Listed by name, because calls of closures in properties look the same.
  private static let unlabelled: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear",
    "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewDidBeginEditing",
    "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "searchBarShouldBeginEditing",
    "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarBookmarkButtonClicked",
    "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked",
    "gestureRecognizerShouldBegin", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss",
  ]

  /// The conformances to add to a class and their UTF-8 offset; `nil` for most classes.
  ///
  /// They become extensions after the class, so that its code doesn't move. A nested class can't
  /// have extensions there, so its conformances follow its superclass.
  static func addition(to node: ClassDeclSyntax) -> (offset: Int, text: String)? {
    guard let clause = node.inheritanceClause else { return nil }
    let ancestors = clause.inheritedTypes.map(\.type.trimmedDescription)
    let missing = adopted(by: node).filter { !ancestors.contains($0) }
    guard !missing.isEmpty, !ancestors.contains("UIAccessibilityContainerDataTable") else {
      return nil
    }
    return isTopLevel(node)
      ? (
        node.byteRange.upperBound,
        missing.map { "; extension \(node.name.text): \($0) {}" }.joined()
      )
      : (clause.byteRange.upperBound, missing.map { ", \($0)" }.joined())
  }

  private static func adopted(by node: ClassDeclSyntax) -> [String] {
    node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { function in !function.modifiers.contains { $0.name.text == "override" } }
      .compactMap { function in
        let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
        return protocols["\(function.name.text)(\(label))"]
      }
  }

  private static func isTopLevel(_ node: ClassDeclSyntax) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
