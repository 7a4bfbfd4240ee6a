import ReactorKit
import RxSwift

protocol SongService {
  func lyrics(of song: String) -> Maybe<String>
  func download(_ song: String) -> AsyncThrowingStream<Int, Error>
}

final class SongReactor: Reactor {
  enum Action {
    case load
    case download
    case cancel
  }

  enum Mutation {
    case setLyrics(String)
    case setProgress(Int)
  }

  struct State {
    var lyrics = ""
    var progress = 0
  }

  let initialState = State()
  private let songs: SongService

  init(songs: SongService) { self.songs = songs }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load: return songs.lyrics(of: "Hurt").asObservable().ifEmpty(default: "instrumental").map(Mutation.setLyrics)
    case .download:
      return Observable.create { [songs] observer in
        let task = Task {
          for try await progress in songs.download("Hurt") { observer.onNext(.setProgress(progress)) }
          observer.onCompleted()
        }
        return Disposables.create { task.cancel() }
      }
      .take(
        until: self.action.filter { action in
          if case .cancel = action { return true }
          return false
        })
    case .cancel: return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLyrics(let lyrics): state.lyrics = lyrics
    case .setProgress(let progress): state.progress = progress
    }
    return state
  }
}
