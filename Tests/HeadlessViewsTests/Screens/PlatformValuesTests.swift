import PlatformNames
import Testing

/// The values come with the names of the controls.
@Suite struct PlatformValuesTests {
  @Test func `the plain values of UIKit have its raw values`() {
    #expect(UIKeyboardType(rawValue: 7) == .emailAddress && UIReturnKeyType.done.rawValue == 9)
    #expect(UIUserInterfaceIdiom.phone.rawValue == 0 && UIUserInterfaceIdiom.vision.rawValue == 6)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4 && UIDeviceOrientation.landscapeLeft.rawValue == 3)
    #expect(UIStatusBarStyle.darkContent.rawValue == 3 && UIModalPresentationStyle.fullScreen.rawValue == 0)
    #expect(UIModalPresentationStyle.popover.rawValue == 7 && NSTextAlignment.natural.rawValue == 4)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30 && UIRectEdge.all.rawValue == 15)
    #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code" && UILayoutPriority.required.rawValue == 1000)
    #expect(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue == "UICTContentSizeCategoryAccessibilityXXXL")
  }
}
