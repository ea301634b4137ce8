package import BookModel

extension PageAnchors: Packable {
  package init(from unpacker: inout Unpacker) throws { self.init(text: try unpacker.next()) }
  package func pack(into packer: inout Packer) { packer.add(text) }
}
