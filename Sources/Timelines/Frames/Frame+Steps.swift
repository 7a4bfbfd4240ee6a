extension Frame.Kind {
  /// Whether the frame tells a cause: what follows at the same time came of it.
  package var opensStep: Bool {
    switch self {
    case .action, .emit, .reply, .effect: true
    case .state, .mutation, .pulse, .call, .cancel, .note, .error, .view, .expectation: false
    }
  }
}

extension FrameList {
  /// Whether a step begins with the frame at `index`: a cause, or the first frame of an instant. The end of the frames
  /// begins one, too.
  package func beginsStep(at index: Int) -> Bool {
    index == 0 || index == count || marks[index].kind.opensStep || marks[index].at != marks[index - 1].at
  }
}
