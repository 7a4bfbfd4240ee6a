import UIKit

/// A page of the web.
public final class SFSafariViewController: UIViewController {
  /// Where it is.
  public let url: URL

  /// A page that is not presented.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
