import Articles
import BookModel

extension PagePath: Packable {
  package init(from unpacker: inout Unpacker) throws { self.init(try unpacker.next(String.self)) }
  package func pack(into packer: inout Packer) { packer.add(path) }
}

extension LinkTarget: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self =
      switch try unpacker.number() {
      case 0: .external(try unpacker.next())
      case 1: .page(try unpacker.next(), anchor: try unpacker.next())
      case 2: .anchor(try unpacker.next())
      case 3: .asset(try unpacker.next())
      case 4: .file(try unpacker.next())
      default: throw Unpacker.Damage()
      }
  }

  package func pack(into packer: inout Packer) {
    switch self {
    case .external(let address):
      packer.add(0)
      packer.add(address)
    case .page(let page, let anchor):
      packer.add(1)
      packer.add(page)
      packer.add(anchor)
    case .anchor(let anchor):
      packer.add(2)
      packer.add(anchor)
    case .asset(let path):
      packer.add(3)
      packer.add(path)
    case .file(let file):
      packer.add(4)
      packer.add(file)
    }
  }
}

extension Run: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self =
      switch try unpacker.number() {
      case 0: .text(try unpacker.next(), language: try unpacker.next())
      case 1: .code(try unpacker.next())
      case 2: .emphasis(try unpacker.next())
      case 3: .strong(try unpacker.next())
      case 4: .deletion(try unpacker.next())
      case 5: .link(try unpacker.next(), try unpacker.next())
      case 6: .picture(path: try unpacker.next(), alternative: try unpacker.next())
      case 7: .noteReference(number: try unpacker.next(), occurrence: try unpacker.next())
      case 8: .lineBreak
      default: throw Unpacker.Damage()
      }
  }

  package func pack(into packer: inout Packer) {
    switch self {
    case .text(let text, let language):
      packer.add(0)
      packer.add(text)
      packer.add(language)
    case .code(let text):
      packer.add(1)
      packer.add(text)
    case .emphasis(let content): pack(content, as: 2, into: &packer)
    case .strong(let content): pack(content, as: 3, into: &packer)
    case .deletion(let content): pack(content, as: 4, into: &packer)
    case .link(let target, let content):
      packer.add(5)
      packer.add(target)
      packer.add(content)
    case .picture(let path, let alternative):
      packer.add(6)
      packer.add(path)
      packer.add(alternative)
    case .noteReference(let number, let occurrence):
      packer.add(7)
      packer.add(number)
      packer.add(occurrence)
    case .lineBreak: packer.add(8)
    }
  }

  private func pack(_ content: [Run], as kind: Int, into packer: inout Packer) {
    packer.add(kind)
    packer.add(content)
  }
}
