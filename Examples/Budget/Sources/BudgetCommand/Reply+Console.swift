import Budget
import OrderedJSON

extension Console {
    /// Writes a reply, with all that led to it where that is asked for.
    func print(_ reply: Reply, explains: Bool) {
        if writesJSON {
            print(reply.json)
        } else {
            if explains { print(reply.explanation + "\n") }
            print(reply.narration.text)
        }
    }
}
