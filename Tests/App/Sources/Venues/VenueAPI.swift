import CoreLocation
import Foundation
import Moya
import RxMoya
import RxSwift

struct Venue: Decodable, Equatable {
  let id: Int
  let name: String
}

enum VenueAPI: TargetType {
  case nearby(CLLocationCoordinate2D, page: Int)
  case checkIn(Venue.ID, note: String)

  var baseURL: URL { URL(string: "https://example.org/v1")! }

  var path: String {
    switch self {
    case .nearby: return "/venues"
    case .checkIn(let id, _): return "/venues/\(id)/visits"
    }
  }

  var method: Moya.Method {
    switch self {
    case .nearby: return .get
    case .checkIn: return .post
    }
  }

  var task: Task {
    switch self {
    case .nearby(let place, let page):
      return .requestParameters(
        parameters: ["at": "\(place.latitude),\(place.longitude)", "page": page], encoding: URLEncoding.queryString)
    case .checkIn(_, let note):
      return .requestJSONEncodable(["note": note])
    }
  }

  var headers: [String: String]? { ["Accept": "application/json"] }
}

extension Venue: Identifiable {}

/// A provider of the app's own, as many apps have one.
final class VenueProvider: MoyaProvider<VenueAPI> {
  func venues(at place: CLLocationCoordinate2D) -> Single<[Venue]> {
    rx.request(.nearby(place, page: 1))
      .filterSuccessfulStatusCodes()
      .map([Venue].self, atKeyPath: "data.venues")
  }
}
