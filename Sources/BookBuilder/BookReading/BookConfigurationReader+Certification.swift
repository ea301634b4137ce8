import BookModel
import Diagnostics
import YAMLReading
import Yams

extension BookConfigurationReader {
  /// Who found the book accessible, and how far.
  mutating func certification(_ node: Node?) -> Certification? {
    let keys = ["by", "level"]
    guard let node, let mapping = yaml.mapping(node, keys: keys, required: keys),
      let certifier = yaml.string(mapping["by"]), let name = yaml.string(mapping["level"])
    else { return nil }
    guard let level = Certification.Level(rawValue: name) else {
      yaml.report(
        .wrongValue,
        at: mapping["level"],
        "'\(name)' is no level of WCAG",
        help: "write A, AA or AAA"
      )
      return nil
    }
    return Certification(certifier: certifier, level: level)
  }
}
