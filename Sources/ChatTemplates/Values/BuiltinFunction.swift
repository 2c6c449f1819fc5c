/// The functions that every template can call.
enum BuiltinFunction: String, CaseIterable {
    case range, dict, namespace
    case raiseException = "raise_exception"
    case strftimeNow = "strftime_now"
}
