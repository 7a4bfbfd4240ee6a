import Reactors
import Testing

@testable import SampleReactors

@Suite struct CalculatorReactorTests {
  /// Returns the display after some keys: digits and `. + - * / = ~ % c`, where `~` changes the sign.
  private func display(after keys: String) -> String {
    let reactor = CalculatorReactor()
    for key in keys where key != " " {
      let action: CalculatorReactor.Action? =
        switch key {
        case "+": .plus
        case "-": .minus
        case "*": .times
        case "/": .dividedBy
        case "=": .equals
        case ".": .dot
        case "~": .changeSign
        case "%": .percent
        case "c": .clear
        default: key.wholeNumberValue.map { .digit($0) }
        }
      if let action { reactor.action.onNext(action) }
    }
    return reactor.currentState.display
  }

  @Test(arguments: [
    ("", "0"), ("7", "7"), ("12", "12"), ("007", "7"), ("1.5", "1.5"), ("1..5", "1.5"), (".5", "0.5"), ("1.", "1."),
    ("1234567890123", "123456789012"), ("1.23456789012 3", "1.23456789012"),
  ])
  func `digits make a number`(keys: String, shown: String) {
    #expect(display(after: keys) == shown)
  }

  @Test(arguments: [
    ("1+2=", "3"), ("1+2*3=", "9"), ("1+2*", "3"), ("0.1+0.2=", "0.3"), ("9-12=", "-3"), ("1/8=", "0.125"),
    ("1/3=", "0.33333333333"),
    ("2*3=+4=", "10"), ("2*3=4", "4"), ("1.=", "1"), ("1.+", "1"), ("=", "0"),
  ])
  func `RX-28: the calculator reckons from left to right`(keys: String, shown: String) {
    #expect(display(after: keys) == shown)
  }

  @Test(arguments: [("5+-2=", "3"), ("5+*/2=", "2.5"), ("5+=", "10"), ("5*=", "25"), ("5+==", "15")])
  func `an operator replaces the one before, and = takes what is shown for what is missing`(keys: String, shown: String)
  {
    #expect(display(after: keys) == shown)
  }

  @Test(arguments: [("1+2===", "7"), ("10-3==", "4"), ("2*3==", "18"), ("1+2=5=", "7"), ("1+2=*5=", "15")])
  func `= once more does the last step once more`(keys: String, shown: String) {
    #expect(display(after: keys) == shown)
  }

  @Test(arguments: [
    ("5~", "-5"), ("5~~", "5"), ("~5", "5"), ("5~6", "-56"), ("0.~5", "-0.5"), ("8-5~=", "13"), ("8-~=", "16"),
    ("2+3=~*2=", "-10"), ("8+~-", "0"),
  ])
  func `the sign changes`(keys: String, shown: String) {
    #expect(display(after: keys) == shown)
  }

  @Test(arguments: [
    ("50%", "0.5"), ("200+10%", "20"), ("200+10%=", "220"), ("200-10%=", "180"), ("200*10%=", "20"), ("50%3", "3"),
  ])
  func `percent is a hundredth, or a share of the sum`(keys: String, shown: String) {
    #expect(display(after: keys) == shown)
  }

  @Test(arguments: [
    ("1/0=", "division by zero"), ("1/0+", "division by zero"), ("1/0=7", "division by zero"), ("1/0=c", "0"),
    ("1/0=c2+2=", "4"),
    ("999999999999+1=", "too large"), ("999999*999999*9=", "too large"),
  ])
  func `an error stays until it is cleared`(keys: String, shown: String) {
    #expect(display(after: keys) == shown)
  }

  @Test func `a digit that no key has leads nowhere`() {
    let reactor = CalculatorReactor()
    reactor.action.onNext(.digit(3))
    for digit in [-1, 10, Int.max] { reactor.action.onNext(.digit(digit)) }
    #expect(reactor.currentState.display == "3")
  }
}
