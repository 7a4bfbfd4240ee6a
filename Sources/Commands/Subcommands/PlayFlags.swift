import CommandLines

/// The flags that decide how cases are judged while they play, the same for `reel run` and `reel test`.
package enum PlayFlags {
  package static let strictErrors = Flag<Bool>(
    "strict-errors", "an error of an effect fails its case",
    details:
      "So does one that the reactor reports itself. Otherwise errors are frames of the timeline and fail nothing.")
}
