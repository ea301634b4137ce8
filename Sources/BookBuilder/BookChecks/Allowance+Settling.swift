import BookModel
import Diagnostics

/// Findings without those that are allowed, and with those about the comments that allow them.
///
/// Each comment goes for one finding.
func settle(_ findings: [Diagnostic], with allowances: [Allowance]) -> [Diagnostic] {
  var findings = findings
  var faults: [Diagnostic] = []
  for allowance in allowances {
    if let fault = allowance.fault {
      faults.append(fault)
    } else if let index = findings.firstIndex(where: allowance.covers) {
      findings.remove(at: index)
    } else {
      faults.append(
        Diagnostic(
          .unusedAllowance,
          at: allowance.location,
          "nothing here has the finding '\(allowance.id)'",
          help: "remove the comment, or put it right before the block it is about"
        )
      )
    }
  }
  return findings + faults
}
