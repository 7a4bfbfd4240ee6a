import Testing

@Suite struct StagePortNothingTests {
  @Test func `a bare reply ends work that gives nothing`() {
    #expect(shop("! api reply\nleave\nvanish").told == [#""left""#, #""gone""#])
    #expect(shop("! api reply after 5ms x2\nleave\nvanish").told == [#""left""#, #""gone""#])
    #expect(
      shop("! api reply 3\nleave").mistake
        == "2:13+1 the reply of port 'api' is no Void: reply: expected nothing, found 3 | write 'reply' alone")
  }
}
