import ObservableStates
import Testing

@Suite struct ObservableStateRegistrarTests {
  @Test func `registrars are no part of a value`() {
    #expect(ObservableStateRegistrar() == ObservableStateRegistrar())
    #expect(Set([ObservableStateRegistrar(), ObservableStateRegistrar()]).count == 1)
  }

  @Test func `a registrar tells its readers`() {
    let form = Form(id: 1)
    let registrar = form._$observationRegistrar
    #expect(isTold({ registrar.read(form, \.count) }) { registrar.willChange(form, \.count) })
    #expect(!isTold({ registrar.read(form, \.count) }) { registrar.willChange(form, \.name) })
    #expect(!isTold({ registrar.read(form, \.count) }) { registrar.didChange(form, \.name) })
  }
}
