import Testing

@testable import SampleReactors

@Suite struct ValidationTests {
  @Test(arguments: [
    ("", Validation.empty), ("b b", .bad("only letters and digits")), ("-", .bad("only letters and digits")),
    ("bob", nil), ("bob2", nil), ("Ådne", nil),
  ])
  func `names of wrong form are rejected without a question to the server`(username: String, validation: Validation?) {
    #expect(Validation(ofUnchecked: username) == validation)
  }

  @Test(arguments: [
    ("", Validation.empty), ("a", .bad("at least 5 characters")), ("abcd", .bad("at least 5 characters")),
    ("abcde", .good("long enough")), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", .bad("at least 5 characters")),
  ])
  func `a password has five characters`(password: String, validation: Validation) {
    #expect(Validation(ofPassword: password) == validation)
  }

  @Test(arguments: [
    ("", "", Validation.empty), ("", "secret", .empty), ("secret", "secret", .good("repeated")),
    ("secre", "secret", .bad("not the same")),
  ])
  func `a repeated password has to be the same`(repeated: String, password: String, validation: Validation) {
    #expect(Validation(ofRepeated: repeated, password: password) == validation)
  }

  @Test(arguments: [
    (Validation.empty, "", false), (.checking, "checking ...", false), (.good("yes"), "yes", true),
    (.bad("no"), "no", false),
  ])
  func `a validation has a message, and is good or not`(validation: Validation, message: String, isGood: Bool) {
    #expect(validation.message == message)
    #expect(validation.isGood == isGood)
  }
}
