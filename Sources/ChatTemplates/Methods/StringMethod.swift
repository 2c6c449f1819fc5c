/// The methods of Python's `str` that templates can call.
enum StringMethod: String {
    case capitalize, casefold, center, count, endswith, expandtabs, find, format, index
    case isalnum, isalpha, isascii, isdecimal, isdigit, isidentifier, islower, isnumeric
    case isprintable, isspace, istitle, isupper
    case join, ljust, lower, lstrip, partition, removeprefix, removesuffix, replace, rfind, rindex
    case rjust, rpartition, rsplit, rstrip, split, splitlines, startswith, strip, swapcase
    case title, upper, zfill

    /// The methods that exist in Python and not here.
    static let unsupported: Set<String> = ["encode", "format_map", "maketrans", "translate"]
}
