import ObservableStates
import Testing

@Suite struct ObservableStateRegistrarTests {
  @Test("registrars are no part of a value")
  func registrarsAreNoPartOfAValue() {
    #expect(ObservableStateRegistrar() == ObservableStateRegistrar())
    #expect(Set([ObservableStateRegistrar(), ObservableStateRegistrar()]).count == 1)
  }

  @Test("a registrar tells its readers")
  func aRegistrarTellsItsReaders() {
    let form = Form(id: 1)
    let registrar = form._$observationRegistrar
    #expect(isTold({ registrar.read(form, \.count) }) { registrar.willChange(form, \.count) })
    #expect(!isTold({ registrar.read(form, \.count) }) { registrar.willChange(form, \.name) })
    #expect(!isTold({ registrar.read(form, \.count) }) { registrar.didChange(form, \.name) })
  }
}
