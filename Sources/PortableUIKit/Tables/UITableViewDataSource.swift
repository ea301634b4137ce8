public import Foundation

/// An object that fills a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Gives the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Gives the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Gives the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Gives the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Gives the text below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

/// Apple's other methods are optional.
extension UITableViewDataSource {
  /// Gives one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Gives no title.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Gives no text.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}
