import TestSupport
import Testing

@Suite struct ChatViewTests {
  @Test("RK-23 the page sends the text that its message input tells, and empties it")
  func sends() {
    let played = play(
      """
      @reactor chat
      &bind
      & messageInput.textField type "hi"
      & messageInput.sendButton tap
      ? view.messageInput.textField.text == ""
      & messageInput.sendButton tap
      +idle
      ? view.list.rows == ["me: hi"]
      ? $calls.server == [{"text":"hi"}]
      """)
    #expect(played.failures == [])
    #expect(played.actions == ["send"])
  }

  @Test("MV-02 what comes in changes the list and leaves the field alone")
  func receives() {
    let played = play(
      """
      @reactor chat
      &bind
      & messageInput.textField type "I was"
      ! incoming emit {"author":"ada","text":"wait"}
      ? view.list.rows == ["ada: wait"]
      ? view.messageInput.textField.text == "I was"
      """)
    #expect(played.failures == [])
  }
}
