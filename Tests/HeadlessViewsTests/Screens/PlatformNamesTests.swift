import Observables
import PlatformNames
import Testing

/// What the code of an app says that has no effect here.
@MainActor @Suite struct PlatformNamesTests {
  private final class Cell: UITableViewCell {
    private(set) var bag = DisposeBag()
    override func prepareForReuse() {
      super.prepareForReuse()
      bag = DisposeBag()
    }
  }

  private final class Form: UIView {
    let nameField = UITextField()
  }

  private final class Page: UIViewController {
    let form = Form()
    let noteView = UITextView()
  }

  @Test func `controls are made as the platform makes them`() {
    #expect(UIButton(type: .system).currentTitle == nil)
    #expect(!UIActivityIndicatorView(style: .large).isAnimating && !UIActivityIndicatorView().isAnimating)
    let list = UITableView(frame: .zero, style: .grouped)
    #expect(list.frame == UITableView().frame)
    list.register(Cell.self, forCellReuseIdentifier: "cell")
    let cell = list.dequeueReusableCell(withIdentifier: "cell") as? Cell
    cell?.prepareForReuse()
    cell?.alpha = 0.5
    #expect(cell?.alpha == 0.5)
  }

  @Test func `the keyboard of a text input is as it was asked for`() {
    let (field, other) = (UITextField(), UITextView())
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    #expect(field.keyboardType == .emailAddress && field.autocapitalizationType == .none)
    #expect(other.keyboardType == .default)
  }

  @Test func `colors and images are named as the platform names them`() {
    let (label, field, view) = (UILabel(), UITextField(), UIImageView(image: UIImage(named: "star")))
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    field.textColor = .systemBlue
    label.backgroundColor = UIColor(named: "clear")
    view.tintColor = .label
    #expect(label.textColor == .red.withAlphaComponent(0.5) && label.backgroundColor == .clear)
    #expect(field.textColor == .blue && field.backgroundColor == nil && view.tintColor == UIColor(named: "unknown"))
    #expect(view.image?.name == "star")
  }

  @Test func `editing ends in all inputs of a page, held or added`() {
    let (page, added) = (Page(), UITextField())
    page.view.addSubview(added)
    let inputs = [page.form.nameField, page.noteView, added]
    for input in inputs { input.becomeFirstResponder() }
    #expect(page.form.endEditing(true))
    #expect(inputs.map(\.isEditing) == [false, true, true])
    page.view.endEditing(true)
    #expect(inputs.map(\.isEditing) == [false, false, false])
  }
}
