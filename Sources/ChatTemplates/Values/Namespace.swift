/// The one kind of value that a template can change.
final class Namespace {
    var members: [(name: Text, value: Value)] = []

    subscript(name: Text) -> Value? {
        get { members.first { $0.name == name }?.value }
        set {
            guard let newValue else { return }
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append((name, newValue))
            }
        }
    }
}
