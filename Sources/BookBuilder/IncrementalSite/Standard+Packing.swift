extension Int: Packable {
  package init(from unpacker: inout Unpacker) throws { self = try unpacker.number() }
  package func pack(into packer: inout Packer) { packer.add(number: self) }
}

extension Bool: Packable {
  package init(from unpacker: inout Unpacker) throws { self = try unpacker.number() != 0 }
  package func pack(into packer: inout Packer) { packer.add(number: self ? 1 : 0) }
}

extension String: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(decoding: try unpacker.bytes(), as: UTF8.self)
  }

  package func pack(into packer: inout Packer) { packer.add(bytes: utf8) }
}

extension Array: Packable where Element: Packable {
  package init(from unpacker: inout Unpacker) throws {
    let count = try unpacker.count()
    self = try (0..<count).map { _ in try unpacker.next() }
  }

  package func pack(into packer: inout Packer) {
    packer.add(number: count)
    for element in self { packer.add(element) }
  }
}

extension Set: Packable where Element: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self = Set(try unpacker.next([Element].self))
  }

  package func pack(into packer: inout Packer) { packer.add(Array(self)) }
}

extension Dictionary: Packable where Key: Packable, Value: Packable {
  package init(from unpacker: inout Unpacker) throws {
    let count = try unpacker.count()
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = try unpacker.next(Key.self)
      self[key] = try unpacker.next(Value.self)
    }
  }

  package func pack(into packer: inout Packer) {
    packer.add(number: count)
    for (key, value) in self {
      packer.add(key)
      packer.add(value)
    }
  }
}

extension Optional: Packable where Wrapped: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self = try unpacker.next(Bool.self) ? unpacker.next(Wrapped.self) : nil
  }

  package func pack(into packer: inout Packer) {
    packer.add(self != nil)
    if let self { packer.add(self) }
  }
}
