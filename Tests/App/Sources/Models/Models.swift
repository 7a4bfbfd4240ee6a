import Foundation

struct User: Codable, Equatable {
  let id: Int
  var name: String
}

struct Post: Hashable {
  var id: String
  var title: String
  var isLiked: Bool
}

struct Draft {
  var text: String
  var attachments: [Data] = []
  var isPinned = false
}

enum SortOrder: String, Codable, CaseIterable {
  case newest, oldest
}

enum APIError: LocalizedError {
  case notFound
  case unauthorized(reason: String)

  var errorDescription: String? {
    switch self {
    case .notFound: return NSLocalizedString("error.not_found", comment: "")
    case .unauthorized(let reason): return reason
    }
  }
}
