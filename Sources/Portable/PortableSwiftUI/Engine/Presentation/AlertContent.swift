import PortableUIKit

/// A question and its answers.
struct AlertContent {
  var title: String?
  var message: String?
  var style: UIAlertController.Style
  var answers: [AlertAnswer]
}
