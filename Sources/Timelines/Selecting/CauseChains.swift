import ExactStrings

/// The frames that led to each frame of a case.
///
/// A change follows from the cause of its step; a reply from the call that it answers, and a call from the cause of its
/// own step; an effect from the action that it names.
package struct CauseChains {
  /// The number of frames of a chain. Effects that cause each other for ever would make each chain longer than the one
  /// before.
  private static let limit = 20

  /// The index of the frame that led to each frame; nil where nothing did.
  private var causes: [Int?] = []

  /// Finds the causes of the frames of a case.
  package init(of frames: FrameList) {
    causes.reserveCapacity(frames.count)
    var opener: Int?
    var calls: [ExactString: Int] = [:]
    var actions: [ExactString: Int] = [:]
    for (index, frame) in frames.enumerated() {
      if frames.beginsStep(at: index) { opener = frame.kind.opensStep ? index : nil }
      switch frame.kind {
      case .action, .emit: causes.append(nil)
      case .effect: causes.append(frame.origin.flatMap { actions[$0] })
      case .reply: causes.append(calls[frame.portName])
      case .state, .mutation, .pulse, .call, .cancel, .note, .error, .view, .expectation: causes.append(opener)
      }
      if frame.kind == .call { calls[frame.portName] = index }
      if frame.kind == .action || frame.kind == .effect {
        actions[ExactString(String(decoding: frame.subject, as: UTF8.self))] = index
      }
    }
  }

  /// Returns the frames that led to a frame, the nearest first, at most twenty.
  package func chain(of index: Int) -> [Int] {
    var chain: [Int] = []
    var next = causes[index]
    while let cause = next, chain.count < Self.limit {
      chain.append(cause)
      next = causes[cause]
    }
    return chain
  }
}

extension Frame {
  /// The port of a call or a reply with the number of the call: `search#2`.
  fileprivate var portName: ExactString {
    guard let mark = body.firstIndex(of: UInt8(ascii: "#")) else { return ExactString(text) }
    let end = body[(mark + 1)...].firstIndex { !$0.isDigit } ?? body.endIndex
    return ExactString(String(decoding: body[..<end], as: UTF8.self))
  }

  /// The action that an effect comes from: `load` of `loaded 3 (from load)`.
  fileprivate var origin: ExactString? {
    let (mark, end) = (Array(" (from ".utf8), UInt8(ascii: ")"))
    guard body.last == end,
      let start = body.indices.last(where: { body[$0...].starts(with: mark) })
    else { return nil }
    return ExactString(String(decoding: body[(start + mark.count)...].dropLast(), as: UTF8.self))
  }
}
