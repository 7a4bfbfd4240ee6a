extension Manual {
  /// `reel-timeline(5)`, in the light markup.
  static let timelinePage = #"""
    # Name
    reel-timeline - the timelines that reel prints and compares

    # Description
    A timeline holds what happened to a reactor, one frame a line.

    - `=`: the state
    - `>`: an action
    - `~`: a mutation with the paths that it changed

    # Examples
        reel-timeline 1
        == counter
               0ms = {"value":0}
               0ms > increase
               0ms ~ increaseValue  value: 0 -> 1
               0ms = {"value":1}

    # See also
    reel(1), reel-script(5)
    """#
}
