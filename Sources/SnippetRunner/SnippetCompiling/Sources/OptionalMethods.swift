import SwiftSyntax

/// Optional methods of Apple's protocols that a subclass implements.
///
/// On Apple's systems the runtime looks whether an object has such a method. Here the class that adopts
/// the protocol has the last word, so a subclass has to adopt a protocol of the method alone.
enum OptionalMethods {
  /// The protocol of a method, by its name and the label of its first parameter.
  private static let protocols: [String: String] = [
    "accessibilityHeaderElements(forRow)": "DataTableRowHeaders",
    "accessibilityHeaderElements(forColumn)": "DataTableColumnHeaders",
  ]

  /// Whether a name is that of an optional method of UIKit's own protocols whose only parameter has no
  /// label; they are all there here, and are called without a question mark.
  static func isOfUIKit(_ name: String) -> Bool { unlabelled.contains(name) }

  /// A closure in a property is called like these, so they are listed.
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

  /// What a class has to be told to adopt, and the place in the code for it; nothing for most.
  ///
  /// Behind the end of a class stand extensions, so that nothing in it moves. A class in another one
  /// cannot have any there: it adopts the protocols where it names its superclass.
  static func addition(to node: ClassDeclSyntax) -> (offset: Int, text: String)? {
    guard let clause = node.inheritanceClause else { return nil }
    let ancestors = clause.inheritedTypes.map(\.type.trimmedDescription)
    let missing = adopted(by: node).filter { !ancestors.contains($0) }
    guard !missing.isEmpty, !ancestors.contains("UIAccessibilityContainerDataTable") else {
      return nil
    }
    return isOfFile(node)
      ? (
        node.byteRange.upperBound,
        missing.map { "; extension \(node.name.text): \($0) {}" }.joined()
      )
      : (clause.byteRange.upperBound, missing.map { ", \($0)" }.joined())
  }

  /// The protocols of the methods that a class implements and does not override.
  private static func adopted(by node: ClassDeclSyntax) -> [String] {
    node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { function in !function.modifiers.contains { $0.name.text == "override" } }
      .compactMap { function in
        let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
        return protocols["\(function.name.text)(\(label))"]
      }
  }

  /// Whether a class stands in no other declaration.
  private static func isOfFile(_ node: ClassDeclSyntax) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
