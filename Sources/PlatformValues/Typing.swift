/// The keys of a keyboard.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that are made capital while a user types.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether words are corrected while a user types.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is checked while a user types.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text that a user types.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name by which the platform knows it.
  public let rawValue: String
  /// Creates a kind of text of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A street with its number and all that belongs to it.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A town.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// An address on the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
