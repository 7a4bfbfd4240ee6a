import ReactorKit
import UIKit

protocol ImageLoading {
  func image(at url: URL) -> Single<UIImage>
}

final class AvatarReactor: Reactor {
  enum Action {
    case load(URL)
    case crop((UIImage) -> UIImage)
    case replace(UIImage?)
  }

  enum Mutation {
    case setImage(UIImage?)
  }

  struct State {
    var image: UIImage?
    var placeholder: UIImage
  }

  let initialState: State
  private let loader: ImageLoading

  init(placeholder: UIImage, loader: ImageLoading) {
    initialState = State(placeholder: placeholder)
    self.loader = loader
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load(let url): return loader.image(at: url).asObservable().map(Mutation.setImage)
    case .crop(let crop): return .just(.setImage(currentState.image.map(crop)))
    case .replace(let image): return .just(.setImage(image))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setImage(let image): state.image = image
    }
    return state
  }
}
