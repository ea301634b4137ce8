extension SearchIndex.Page: Packable {
  package init(from unpacker: inout Unpacker) throws {
    title = try unpacker.next()
    address = try unpacker.next()
    lead = try unpacker.next()
  }

  package func pack(into packer: inout Packer) {
    packer.add(title)
    packer.add(address)
    packer.add(lead)
  }
}
