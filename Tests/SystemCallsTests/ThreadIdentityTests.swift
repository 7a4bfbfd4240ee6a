import SystemCalls
import Testing

@Suite struct ThreadIdentityTests {
  @Test @MainActor func theMainActorRunsOnTheThreadOnWhichTheProcessBegan() { #expect(ThreadIdentity.isMain) }
}
