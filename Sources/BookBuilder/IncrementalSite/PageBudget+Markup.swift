import BookChecks
import Diagnostics
import Markup
import SitePages

extension PageBudget {
  /// The findings that count for pages laid out in a way: those that are laid out to be read are not
  /// packed as published ones are, so they would be told to weigh too much when they do not.
  func findings(for markup: PrintStyle) -> [Diagnostic] {
    markup == .compact ? findings : findings.filter { $0.id != Rule.pageWeight.id }
  }
}
