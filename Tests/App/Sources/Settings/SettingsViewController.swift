import RxCocoa
import SnapKit
import UIKit

/// A screen: no script needs it.
final class SettingsViewController: UICollectionViewController {
  var reactor: SettingsViewReactor?
}
