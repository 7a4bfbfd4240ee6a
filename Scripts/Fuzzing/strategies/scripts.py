"""Whole scripts, in each notation."""

from hypothesis import strategies as st

from strategies.lines import comments, lines
from strategies.records import records
from strategies.texts import any_of, many, mixed

statements = mixed(
    lines,
    lines,
    lines,
    lines,
    records,
    st.tuples(records, comments).map(" ".join),
)
ends = st.sampled_from(["\n"] * 6 + ["\n\n", "\n\n\n"])
styles = mixed(st.just("plain"), any_of("plain CRLF marked unended"))


def styled(lines, style):
    """Returns the text of lines with the line ends and the byte order mark of a style."""
    text = "".join(line + end for line, end in lines)
    if style == "CRLF":
        return text.replace("\n", "\r\n")
    if style == "unended":
        return text.rstrip("\n")
    return "\ufeff" + text if style == "marked" else text


# Lines, some of them in JSON, with empty lines between them.
line_scripts = st.tuples(many(st.tuples(statements, ends), 6), styles).map(
    lambda pair: styled(*pair)
)
records_only = many(records, 5).map(
    lambda chosen: "".join(record + "\n" for record in chosen)
)
commas = st.sampled_from([",", ",\n  ", " , ", ",\n\n"])
arrays_of_records = st.tuples(
    many(records, 5), commas, st.sampled_from(["", "\n"])
).map(lambda drawn: "[" + drawn[1].join(drawn[0]) + "]" + drawn[2])
scripts = mixed(line_scripts, line_scripts, records_only, arrays_of_records)


def batch(scripts, is_wild):
    """Returns the scripts, each with a reactor unless they are wild.

    For a script without a reactor the command makes all reactors, which takes most of the time.
    """
    return scripts if is_wild else [named(script) for script in scripts]


# Many at once, because starting a process costs more than a script.
batches = st.tuples(
    many(scripts, 16), st.sampled_from([False, False, False, False, True])
).map(lambda pair: batch(*pair))


def named(script):
    """Returns the script with a reactor."""
    if script.startswith("\ufeff"):
        return script
    if script.startswith("["):
        comma = "" if script[1:].startswith("]") else ","
        return '[{"reactor":"counter"}' + comma + script[1:]
    return "@reactor counter\n" + script
