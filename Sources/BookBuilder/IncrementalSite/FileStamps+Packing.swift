package import SiteFolder

extension FileStamps: Packable {
  package init(from unpacker: inout Unpacker) throws { self.init(files: try unpacker.next()) }
  package func pack(into packer: inout Packer) { packer.add(files) }
}
