package import Articles

extension TermLinks: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(names: try unpacker.next(), terms: try unpacker.next())
  }

  package func pack(into packer: inout Packer) {
    packer.add(names)
    packer.add(terms)
  }
}

extension TermLinks.Term: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      name: try unpacker.next(),
      small: try unpacker.next(),
      target: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(name)
    packer.add(small)
    packer.add(target)
  }
}
