extension Frame.Kind {
  /// Whether the frame is a cause: later frames at the same time are its consequences.
  package var opensStep: Bool {
    switch self {
    case .action, .emit, .reply, .effect: true
    case .state, .mutation, .pulse, .call, .cancel, .note, .error, .view, .expectation: false
    }
  }
}

extension FrameList {
  /// Returns whether a step begins with the frame at `index`: a cause, or the first frame of an instant. A step also
  /// begins at the end of the frames.
  package func beginsStep(at index: Int) -> Bool {
    index == 0 || index == count || marks[index].kind.opensStep || marks[index].at != marks[index - 1].at
  }
}
