/// Regular expressions of the simpler formats, each for a whole text.
enum FormatPattern {
    /// RFC 3339, section 5.6 and appendix C.
    static let date: String = {
        let leapYear =
            "(?:\\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
        let long = "(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])"
        let short = "(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)"
        let february = "02-(?:0[1-9]|1\\d|2[0-8])"
        return "\\d{4}-(?:\(long)|\(short)|\(february))|\(leapYear)-02-29"
    }()

    /// RFC 3339, appendix A: units follow each other without gaps.
    static let duration: String = {
        let minutes = "\\d+M(?:\\d+S)?"
        let time = "T(?:\\d+H(?:\(minutes))?|\(minutes)|\\d+S)"
        let months = "\\d+M(?:\\d+D)?"
        let date = "(?:\\d+Y(?:\(months))?|\(months)|\\d+D)"
        return "P(?:\(date)(?:\(time))?|\(time)|\\d+W)"
    }()

    /// RFC 5321, section 4.1.2 and, for literals, 4.1.3.
    static let email: String = {
        let atom = "[A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~]+"
        let quoted = "\"(?:[ !#-\\[\\]-~]|\\\\[ -~])*\""
        let label = "[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?"
        let domain = "(?:\(label)(?:\\.\(label))*|\\[(?:\(ipv4)|[Ii][Pp][Vv]6:(?:\(mailIPv6)))\\])"
        return "(?:\(atom)(?:\\.\(atom))*|\(quoted))@\(domain)"
    }()

    /// RFC 5321, `IPv6-addr`, where `::` stands for at least two groups.
    private static let mailIPv6: String = {
        let group = "[0-9A-Fa-f]{1,4}"
        var forms = ["\(group)(?::\(group)){7}", "\(group)(?::\(group)){5}:\(ipv4)"]
        for before in 0...6 {
            let head = Array(repeating: group, count: before).joined(separator: ":") + "::"
            let most = 6 - before
            forms.append(most == 0 ? head : "\(head)(?:\(group)(?::\(group)){0,\(most - 1)})?")
            if before <= 4 { forms.append("\(head)(?:\(group):){0,\(4 - before)}\(ipv4)") }
        }
        return forms.joined(separator: "|")
    }()

    /// Four numbers up to 255 without leading zeros.
    static let ipv4: String = {
        let octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)"
        return "\(octet)(?:\\.\(octet)){3}"
    }()

    /// RFC 3986, `IPv6address`, which spells out RFC 4291, section 2.2.
    static let ipv6: String = {
        let group = "[0-9A-Fa-f]{1,4}"
        let last = "(?:\(group):\(group)|\(ipv4))"
        var forms = ["(?:\(group):){6}\(last)"]
        for before in 0...7 {
            let head = before == 0 ? "" : "(?:\(group)(?::\(group)){0,\(before - 1)})?"
            switch before {
            case 0...5:
                let groups = 5 - before
                forms.append("\(head)::" + (groups > 0 ? "(?:\(group):){\(groups)}" : "") + last)
            case 6: forms.append("\(head)::\(group)")
            default: forms.append("\(head)::")
            }
        }
        return "(?:\(forms.joined(separator: "|")))"
    }()

    /// Hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    static let uuid = "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"

    /// RFC 6570, sections 2.1 to 2.4.
    static let uriTemplate: String = {
        let percent = "%[0-9A-Fa-f]{2}"
        let literal =
            "[!#$&(-;=?-\\[\\]_a-z~\(ResourceIdentifierPattern.international)"
            + "\(ResourceIdentifierPattern.privateUse)]"
        let character = "(?:[A-Za-z0-9_]|\(percent))"
        let name = "\(character)(?:\\.?\(character))*"
        let variable = "\(name)(?::[1-9]\\d{0,3}|\\*)?"
        let expression = "\\{[+#./;?&=,!@|]?\(variable)(?:,\(variable))*\\}"
        return "(?:\(literal)|\(percent)|\(expression))*"
    }()

    /// Steps after slashes; `~` only as `~0` or `~1`.
    static let jsonPointer = "(?:/(?:[^/~]|~[01])*)*"

    /// Levels up, then `#` or steps down.
    static let relativeJSONPointer = "(?:0|[1-9]\\d*)(?:#|\(jsonPointer))"
}
