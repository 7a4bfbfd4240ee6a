import ActionScripts
import ExactStrings
import Timelines

extension CasePlayer {
  /// Pushes an event of a script into a stream.
  func push(_ push: StreamPush) {
    // The stream is used in place, because a copy would retain all of its closures.
    guard let index = stage.streams.firstIndex(where: { $0.name == push.stream }) else { return }
    if !heardStreams.contains(push.stream) { noteWhetherHeard(push, stage.streams[index]) }
    switch push.value {
    case .value(let value):
      do {
        let send = try stage.streams[index].prepare(value)
        record(.emit(stream: push.stream, push: .value(value.json)), as: push.site.place)
        send()
      } catch {
        stop(for: push.site.mistake(error.text(in: push.stream), note: error.note))
      }
    case .complete:
      record(.emit(stream: push.stream, push: .complete), as: push.site.place)
      end(index, nil)
    case .fail(let message):
      record(.emit(stream: push.stream, push: .fail(message)), as: push.site.place)
      end(index, StreamError(message: message))
    }
  }

  private func end(_ index: Int, _ error: (any Error)?) {
    heardStreams.remove(ExactString(stage.streams[index].name))
    stage.streams[index].end(error)
  }
}
