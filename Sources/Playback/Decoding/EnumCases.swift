/// All values of an enum without payloads, in the order of declaration, also where it is not `CaseIterable`.
///
/// The keys of a synthesized coding are such an enum: reading how many cases it has from its type's own description is what
/// lets an error name the actions that there are. Any other type gives nil.
func allCases<Enum>(of type: Enum.Type) -> [Enum]? {
  if let iterable = type as? any CaseIterable.Type {
    func open<Known: CaseIterable>(_ type: Known.Type) -> [Enum]? { type.allCases.map { $0 as! Enum } }
    return open(iterable)
  }
  guard let description = enumDescription(of: type) else { return nil }
  // Five relative words come first: flags, parent, name, access function, fields.
  let payloadCases = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
  let emptyCases = Int(description.load(fromByteOffset: 24, as: UInt32.self))
  guard payloadCases == 0, emptyCases > 0 else { return nil }
  switch MemoryLayout<Enum>.size {
  case 0: return emptyCases == 1 ? [unsafeBitCast((), to: Enum.self)] : nil
  case 1: return emptyCases <= 256 ? (0..<emptyCases).map { unsafeBitCast(UInt8($0), to: Enum.self) } : nil
  case 2: return emptyCases <= 65_536 ? (0..<emptyCases).map { unsafeBitCast(UInt16($0), to: Enum.self) } : nil
  default: return nil
  }
}

/// The names of an enum's cases: those with payloads first, each kind in the order of declaration. Nil for other types.
func caseNames(of type: Any.Type) -> [String]? {
  guard let description = enumDescription(of: type) else { return nil }
  func target(_ word: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = word.load(as: Int32.self)
    return distance == 0 ? nil : word + Int(distance)
  }
  guard let fields = target(description + 16) else { return nil }
  // A head of sixteen bytes, which ends in the number of records; each record ends in the name.
  let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
  return (0..<count).compactMap { index in
    target(fields + 16 + index * recordSize + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }
}

/// Whether cases of an enum carry values; true for other types, which are not known.
func hasPayloads(_ type: Any.Type) -> Bool {
  guard let description = enumDescription(of: type) else { return true }
  return description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF > 0
}

/// The description that the compiler left of an enum; nil for other types.
private func enumDescription(of type: Any.Type) -> UnsafeRawPointer? {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  let enumKind: UInt = 0x201
  return metadata[0] == enumKind ? UnsafeRawPointer(bitPattern: metadata[1]) : nil
}
