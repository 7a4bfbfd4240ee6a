import HeadlessViews
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ViewDriverGesturesTests {
  private func diagnose(_ line: String) -> [String] {
    PlayedScript("@reactor board\n\(line)", catalog: .board).diagnostics
  }

  @Test(arguments: [
    (
      "& dail turn 1",
      "2:3+4 unknown control 'dail' | did you mean 'dial'? this view has: dial, plate, corner, corner.plate, buzzer"
    ),
    ("& plate tap", "2:3+5 'plate' takes no gestures | it only shows something"),
    ("& dial turn far", #"2:13+3 turn: expected Int, found "far""#),
    ("& dial press 3", "2:14+1 press: 1 argument, but it takes none"),
  ])
  func `a control that is not there or takes no gestures, and arguments that the gesture does not take are errors`(
    line: String, mistake: String
  ) {
    #expect(diagnose(line) == [mistake])
  }

  @Test(.whereTypesTell)
  func `a gesture that the control does not take is an error that names those it takes`() {
    #expect(
      diagnose("& dial trun 1")
        == ["2:8+4 unknown gesture 'trun' | did you mean 'turn'? 'dial' takes: turn, press, slide"])
  }

  @Test func `what a control cannot do ends the case`() {
    let played = PlayedScript("@reactor board\n&bind\n& dial turn 0\nadd 1", catalog: .board)
    #expect(played.diagnostics == ["3:13+1 dial.turn: a dial turns by at least one step"])
    #expect(played.actions == [])
  }

  @Test func `a gesture reaches a control of a row, and one of a page that is presented`() {
    func play(_ lines: String) -> PlayedScript {
      PlayedScript("@reactor votes\n&load\n&bind\n" + lines, catalog: .votes)
    }
    let played = play("& list.rows.1.voteButton tap\n& askButton tap\n& presentedViewController.yesButton tap")
    #expect(played.diagnostics == [])
    #expect(played.frames.filter { $0.contains(">") } == ["0ms > vote 1", "0ms > vote 9"])
    expect([
      "& list.rows.2.voteButton tap": [
        "4:3+22 unknown control 'list.rows.2.voteButton' | there is no row 2: the list has 2"
      ],
      "& list.rows.1.votButton tap": [
        "4:3+21 unknown control 'list.rows.1.votButton' | "
          + "did you mean 'voteButton'? this row has: voteButton, panel, panel.moreButton"
      ],
      "& presentedViewController.yesButton tap": [
        "4:3+33 unknown control 'presentedViewController.yesButton' | this view has: list, askButton"
      ],
      "hide 1\n& list.rows.1.voteButton tap": ["5:26+3 list.rows.1.voteButton.tap: it is hidden"],
      "& list.rows.1.panel.moreButton tap": [],
      "& list.rows.0.panel.moreButton tap": ["4:32+3 list.rows.0.panel.moreButton.tap: it is hidden"],
    ]) { play($0).diagnostics }
  }
}

/// Votes on two rows, and on a page that asks once more.
private final class VotesReactor: Reactor {
  enum Action: Decodable, Equatable { case vote(Int), hide(Int) }
  struct State { var votes: [Int] = []; var hidden: Int? }
  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .vote(let row): State(votes: state.votes + [row], hidden: state.hidden)
    case .hide(let row): State(votes: state.votes, hidden: row)
    }
  }
}

private final class VoteCell: ListCell {
  let voteButton = Button("vote")
  let panel = VotePanel()
}

private final class VotePanel: Control {
  let moreButton = Button("more")
}

private final class AskPage: ViewController {
  let yesButton = Button("yes")
}

private final class VotesPage: ViewController, View {
  let list = ListView()
  let askButton = Button("ask")
  var disposeBag = DisposeBag()

  func bind(reactor: VotesReactor) {
    reactor.state.map(\.hidden).distinctUntilChanged().map { hidden in [0, 1].map { ($0, $0 == hidden) } }
      .bind(to: list.rx.items(cellIdentifier: "vote", cellType: VoteCell.self)) { row, element, cell in
        cell.isHidden = element.1
        cell.panel.isHidden = row == 0
        _ = cell.voteButton.rx.tap.map { VotesReactor.Action.vote(row) }.bind(to: reactor.action)
      }
      .disposed(by: disposeBag)
    askButton.rx.tap
      .subscribe(onNext: { [weak self] in
        let page = AskPage()
        _ = page.yesButton.rx.tap.map { VotesReactor.Action.vote(9) }.bind(to: reactor.action)
        self?.present(page, animated: true)
      })
      .disposed(by: disposeBag)
  }
}

extension Catalog {
  fileprivate static var votes: Catalog {
    let catalog = Catalog()
    catalog.reactor("votes", view: { _ in VotesPage() }) { _ in VotesReactor() }
    return catalog
  }
}
