/// The validation of a field, with its message.
enum Validation: Equatable {
  case empty
  case checking
  case good(String)
  case bad(String)
}

extension Validation {
  var isGood: Bool {
    if case .good = self { true } else { false }
  }

  var message: String {
    switch self {
    case .empty: ""
    case .checking: "checking ..."
    case .good(let message), .bad(let message): message
    }
  }

  /// Validates a name without the service; nil for a name that the service has to check.
  init?(ofUnchecked username: String) {
    if username.isEmpty {
      self = .empty
    } else if username.contains(where: { !$0.isLetter && !$0.isNumber }) {
      self = .bad("only letters and digits")
    } else {
      return nil
    }
  }

  init(ofPassword password: String) {
    switch password.count {
    case 0: self = .empty
    case ..<5: self = .bad("at least 5 characters")
    default: self = .good("long enough")
    }
  }

  init(ofRepeated repeated: String, password: String) {
    if repeated.isEmpty {
      self = .empty
    } else {
      self = repeated == password ? .good("repeated") : .bad("not the same")
    }
  }
}
