extension Manual {
  /// `reel-script(5)`, in the light markup.
  static let scriptPage = #"""
    # Name
    reel-script - the language of action scripts

    # Description
    A script says, line by line, what happens to a reactor. The first character of a line decides what the line is.

    - `# text`: a comment
    - `NAME [args...]`: an action
    - `+300ms`: advances the clock

    # Examples
        @reactor counter delay=5ms
        increase
        +5ms
        ? value == 1

    # See also
    reel(1), reel-timeline(5)
    """#
}
