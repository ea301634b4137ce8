import Diagnostics

extension [Diagnostic] {
  /// The findings, those of a file that say the same gathered at the first place, with the other lines.
  var gathered: [Diagnostic] {
    var gathered: [Diagnostic] = []
    var places: [[String]: Int] = [:]
    for finding in sortedByLocation() {
      let key = [finding.id, finding.location?.path ?? "", finding.summary]
      guard let place = places[key] else {
        places[key] = gathered.count
        gathered.append(finding)
        continue
      }
      if let line = finding.location?.line { gathered[place].details.append("\(line)") }
    }
    return gathered.map { finding in
      var finding = finding
      if !finding.details.isEmpty {
        finding.details = ["also in lines \(finding.details.joined(separator: ", "))"]
      }
      return finding
    }
  }
}
