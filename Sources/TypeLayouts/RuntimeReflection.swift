// This file is compiled only for the toolchain and the system that it was tested with. Everywhere else mirrors are
// used.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  @_spi(Reflection) import Swift

  /// Reflection by the descriptions that the compiler left for the runtime: the metadata of types, and the SPI of the
  /// standard library for fields.
  package enum RuntimeReflection: TypeReflection {
    package static var knowsTypes: Bool { true }

    package static func fields<Value>(of type: Value.Type) -> [StoredField]? {
      guard kind(of: type) == .structure else { return nil }
      var fields: [(name: String, offset: Int, type: Any.Type)] = []
      let isKnown = _forEachField(of: Value.self) { name, offset, type, _ in
        fields.append((String(cString: name), offset, type))
        return true
      }
      guard isKnown else { return nil }
      var readable: [[UInt8]] = []
      // The option `.ignoreUnknown`, which skips fields without a key path. Its own declaration is not safe to share
      // between threads.
      let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)
      _ = _forEachFieldWithKeyPath(of: Value.self, options: ignoreUnknown) { name, _ in
        readable.append(Array(String(cString: name).utf8))
        return true
      }
      return fields.map { field in
        StoredField(
          name: field.name, offset: field.offset, type: field.type, isPlain: readable.contains(Array(field.name.utf8)))
      }
    }

    package static func caseNames(of type: Any.Type) -> [String]? {
      guard let records = enumDescription(of: type).flatMap(CaseRecords.init) else { return nil }
      return (0..<records.count).compactMap { records.name($0).map { String(cString: $0) } }
    }

    package static func cases(of type: Any.Type) -> [EnumCase]? {
      guard let description = enumDescription(of: type), let records = CaseRecords(description),
        EnumWitnesses(of: type) != nil
      else { return nil }
      var cases: [EnumCase] = []
      for number in 0..<records.count {
        guard let name = records.name(number) else { return nil }
        var parts: [EnumCase.Part] = []
        var boxOffset: Int?
        if records.hasPayload(number) {
          guard let payload = records.payload(number, of: type, describedAt: description) else { return nil }
          parts = self.parts(of: payload)
          if records.isIndirect(number) { boxOffset = offset(inBoxOf: payload) }
        }
        cases.append(EnumCase(name: String(cString: name), number: number, parts: parts, boxOffset: boxOffset))
      }
      return cases
    }

    /// The offset of a value in the object that boxes it: behind the head of two words, aligned.
    private static func offset(inBoxOf type: Any.Type) -> Int {
      func open<Value>(_ type: Value.Type) -> Int {
        let alignment = MemoryLayout<Value>.alignment
        return (16 + alignment - 1) / alignment * alignment
      }
      return _openExistential(type, do: open)
    }

    /// The parts of a payload: the elements of a tuple; anything else is the sole one.
    private static func parts(of payload: Any.Type) -> [EnumCase.Part] {
      guard kind(of: payload) == .tuple else { return [EnumCase.Part(label: nil, offset: 0, type: payload)] }
      var parts: [EnumCase.Part] = []
      // A part without a label is called by its place, `.0`.
      _ = _forEachField(of: payload) { name, offset, type, _ in
        let label = String(cString: name)
        parts.append(EnumCase.Part(label: label.hasPrefix(".") ? nil : label, offset: offset, type: type))
        return true
      }
      return parts
    }

    @inline(__always)
    package static func caseNumber(at address: UnsafeRawPointer, of type: Any.Type) -> Int {
      guard let witnesses = EnumWitnesses(of: type) else { preconditionFailure("\(type) has known cases") }
      return witnesses.caseNumber(at: address)
    }

    package static func withPayload<Result>(
      of enumCase: EnumCase, in memory: UnsafeMutableRawPointer, of type: Any.Type,
      _ body: (UnsafeRawPointer) -> Result
    ) -> Result {
      guard let witnesses = EnumWitnesses(of: type) else { preconditionFailure("\(type) has known cases") }
      witnesses.uncoverPayload(in: memory)
      defer { witnesses.cover(memory, asCase: enumCase.number) }
      return body(enumCase.boxOffset.map { memory.load(as: UnsafeRawPointer.self) + $0 } ?? UnsafeRawPointer(memory))
    }

    package static func allCases<Enum>(of type: Enum.Type) -> [Enum]? {
      guard let description = enumDescription(of: type), payloadCount(description) == 0 else { return nil }
      let count = Int(description.load(fromByteOffset: 24, as: UInt32.self))
      switch MemoryLayout<Enum>.size {
      case 0: return count == 1 ? [unsafeBitCast((), to: Enum.self)] : nil
      case 1: return 1...256 ~= count ? (0..<count).map { unsafeBitCast(UInt8($0), to: Enum.self) } : nil
      case 2: return 1...65_536 ~= count ? (0..<count).map { unsafeBitCast(UInt16($0), to: Enum.self) } : nil
      default: return nil
      }
    }

    @inline(__always)
    package static func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>? {
      // The runtime's own function also looks up the type of the payload, which takes ten times as long.
      guard let description = enumDescription(of: type), let records = CaseRecords(description),
        let number = EnumWitnesses(of: type)?.caseNumber(at: address), number < records.count
      else { return enumCaseName(address, unsafeBitCast(type, to: UnsafeRawPointer.self)) }
      return records.name(number)
    }

    /// The functions by which the runtime looks into the values of an enum.
    private struct EnumWitnesses {
      private let metadata: UnsafeRawPointer
      private let table: UnsafeRawPointer

      /// - Parameter type: The enum; nil for other types, and where the type has no such functions.
      @inline(__always)
      init?(of type: Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // The table of witnesses lies before the metadata. Behind eight functions, the size, the stride and the flags
        // come the witnesses of enums.
        table = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        let hasEnumWitnesses: UInt32 = 0x20_0000
        if table.load(fromByteOffset: 80, as: UInt32.self) & hasEnumWitnesses == 0 { return nil }
      }

      /// The number of the case that the value at an address is in, those with payloads first.
      @inline(__always)
      func caseNumber(at address: UnsafeRawPointer) -> Int {
        typealias ReadTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
        return Int(table.load(fromByteOffset: 88, as: ReadTag.self)(address, metadata))
      }

      /// Turns the value in `memory` into its payload. The memory holds no value of the enum afterwards.
      func uncoverPayload(in memory: UnsafeMutableRawPointer) {
        typealias ProjectData = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
        table.load(fromByteOffset: 96, as: ProjectData.self)(memory, metadata)
      }

      /// Turns the payload in `memory` back into a value of the enum.
      func cover(_ memory: UnsafeMutableRawPointer, asCase number: Int) {
        typealias InjectTag = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        table.load(fromByteOffset: 104, as: InjectTag.self)(memory, UInt32(number), metadata)
      }
    }

    /// The names and payloads of the cases of an enum, in the order of their numbers.
    private struct CaseRecords {
      let count: Int
      private let first: UnsafeRawPointer
      private let size: Int

      /// - Parameter description: The description of the enum.
      init?(_ description: UnsafeRawPointer) {
        guard let fields = RuntimeReflection.target(of: description + 16) else { return nil }
        // A head of sixteen bytes, which ends in the number of records; each record ends in the payload and the name.
        size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        first = fields + 16
      }

      func name(_ index: Int) -> UnsafePointer<CChar>? {
        RuntimeReflection.target(of: first + index * size + 8)?.assumingMemoryBound(to: CChar.self)
      }

      func hasPayload(_ index: Int) -> Bool { payloadType(index) != nil }

      /// Returns whether a case is indirect, as the first bit of its record's flags says.
      func isIndirect(_ index: Int) -> Bool { first.load(fromByteOffset: index * size, as: UInt32.self) & 1 != 0 }

      private func payloadType(_ index: Int) -> UnsafeRawPointer? {
        RuntimeReflection.target(of: first + index * size + 4)
      }

      /// Returns the type of the payload of a case, a tuple for several payloads; nil if the case has none.
      func payload(_ index: Int, of type: Any.Type, describedAt description: UnsafeRawPointer) -> Any.Type? {
        guard let text = payloadType(index) else { return nil }
        // The mangled type ends in 0. A reference in it is a byte below 0x20 and an address of four or eight bytes.
        var length = 0
        while case let byte = text.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
          length += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
        }
        // The arguments of a generic type lie behind its kind and its description.
        return _getTypeByMangledNameInContext(
          text.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: description,
          genericArguments: unsafeBitCast(type, to: UnsafeRawPointer.self) + 16)
      }
    }

    /// The address that a relative pointer points to.
    private static func target(of word: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = word.load(as: Int32.self)
      return distance == 0 ? nil : word + Int(distance)
    }

    package static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == .function }

    package static func isGeneric(_ type: Any.Type) -> Bool {
      guard kind(of: type) == .structure || kind(of: type) == .enumeration else { return true }
      let genericFlag: UInt32 = 0x80
      return description(of: type).map { $0.load(as: UInt32.self) & genericFlag != 0 } ?? true
    }

    package static func mayHoldValues(_ type: Any.Type) -> Bool {
      switch kind(of: type) {
      case .function, .metatype, .existentialMetatype: false
      case .enumeration: enumDescription(of: type).map { payloadCount($0) > 0 } ?? true
      default: true
      }
    }

    package static func obstacle(to value: Any) -> String? { nil }

    /// The kind of a type, the first word of its metadata.
    private struct Kind: Equatable {
      let word: UInt
      static let structure = Kind(word: 0x200)
      static let enumeration = Kind(word: 0x201)
      static let tuple = Kind(word: 0x301)
      static let function = Kind(word: 0x302)
      static let metatype = Kind(word: 0x304)
      static let existentialMetatype = Kind(word: 0x306)
    }

    private static func kind(of type: Any.Type) -> Kind {
      Kind(word: unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0])
    }

    /// The description that the compiler left of an enum; nil for other types, and if the description is not one of an
    /// enum.
    ///
    /// Five relative words come first: flags, parent, name, access function, fields.
    private static func enumDescription(of type: Any.Type) -> UnsafeRawPointer? {
      guard kind(of: type) == .enumeration, let description = description(of: type) else { return nil }
      let (kindMask, enumKind): (UInt32, UInt32) = (0x1F, 18)
      return description.load(as: UInt32.self) & kindMask == enumKind ? description : nil
    }

    /// The description that the compiler left of a struct or an enum; its first word holds flags.
    private static func description(of type: Any.Type) -> UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1])
    }

    private static func payloadCount(_ description: UnsafeRawPointer) -> UInt32 {
      description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    }
  }

  @_silgen_name("swift_EnumCaseName")
  private func enumCaseName(_ address: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UnsafePointer<CChar>?
#endif
