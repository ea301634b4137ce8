package import Diagnostics

extension Diagnostic: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      id: try unpacker.next(),
      severity: try unpacker.next(),
      at: try unpacker.next(),
      try unpacker.next(),
      details: try unpacker.next(),
      help: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(id)
    packer.add(severity)
    packer.add(location)
    packer.add(summary)
    packer.add(details)
    packer.add(help)
  }
}

extension Diagnostic.Severity: Packable {}

extension SourceLocation: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      path: try unpacker.next(),
      line: try unpacker.next(),
      column: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(path)
    packer.add(line)
    packer.add(column)
  }
}
