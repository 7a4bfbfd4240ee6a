import TestSupport
import Testing

@Suite struct TodosRegistrationTests {
  @Test("CA-25: an action for a todo that is gone is told and changes nothing")
  func warns() {
    let played = play(
      """
      @reactor todos latency=10ms
      add one
      remove id=1
      todo id=1 action={"rename":"two"}
      ? $errors == 1
      ? todos == []
      add two
      todo 2 {"rename":"three"}
      +510ms
      ? todos.0.saving == "saved"
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test func `the request has what is to be kept`() {
    let played = play(
      """
      @reactor todos
      add one
      todo 1 toggle
      +idle
      ? $calls.save.0 == {"id":1,"title":"one","isDone":true}
      """)
    #expect(played.failures == [])
  }
}
