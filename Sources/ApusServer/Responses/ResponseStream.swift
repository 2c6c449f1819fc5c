import OrderedJSON
import Synchronization

/// Sends a response in events, item by item, as its parts come.
final class ResponseStream: Sendable {
    /// An item of the output on its way.
    private struct Item {
        let id: String
        /// The call; nil for the message.
        var call: Answer.Call?
        var text = ""
    }

    private struct State {
        var sequence = 0
        var items: [Item] = []
        var isOpen = false
    }

    private let exchange: HTTPExchange
    private let response: ResponseObject
    private let state = Mutex(State())

    init(_ exchange: HTTPExchange, _ response: ResponseObject) {
        self.exchange = exchange
        self.response = response
    }

    /// Sends a part of the answer.
    func send(_ part: AnswerPart) {
        state.withLock { state in
            begin(&state)
            switch part.content {
            case .text(let text):
                if state.items.last.map({ $0.call != nil }) ?? true { openMessage(&state) }
                update(&state, delta: text, event: "response.output_text.delta")
            case .callBegan(_, let id, let name):
                endItem(&state)
                state.items.append(
                    Item(
                        id: ResponseObject.newID("fc"), call: Answer.Call(id: id, name: name)))
                sendAdded(state: &state)
            case .arguments(_, let text):
                update(&state, delta: text, event: "response.function_call_arguments.delta")
            }
        }
    }

    /// Sends the end.
    func finish(_ answer: Answer) {
        state.withLock { state in
            begin(&state)
            if state.items.isEmpty { openMessage(&state) }
            endItem(&state)
            let status = ResponseObject.status(of: answer)
            let output = state.items.map { json($0, status: "completed") }
            emit(
                &state, "response.\(status)",
                ["response": response.json(status: status, output: output, usage: answer.usage)])
        }
        exchange.finish()
    }

    /// Sends that the answer failed after it had begun.
    func fail(_ error: ServerError) {
        state.withLock { state in
            emit(
                &state, "response.failed",
                ["response": response.json(status: "failed", error: error)])
        }
        exchange.finish()
    }

    // MARK: - Events

    private func emit(_ state: inout State, _ type: String, _ members: JSONObject) {
        var event: JSONObject = [
            "type": .string(type), "sequence_number": .number(JSONNumber(state.sequence)),
        ]
        state.sequence += 1
        for (name, value) in members { event[name] = value }
        EventStream(exchange).send(.object(event), name: type)
    }

    private func begin(_ state: inout State) {
        guard !state.isOpen else { return }
        state.isOpen = true
        for type in ["response.created", "response.in_progress"] {
            emit(&state, type, ["response": response.json(status: "in_progress")])
        }
    }

    /// The members that say where an item stands.
    private func place(_ state: State) -> JSONObject {
        guard let item = state.items.last else { return [:] }
        var place: JSONObject = [
            "item_id": .string(item.id),
            "output_index": .number(JSONNumber(state.items.count - 1)),
        ]
        if item.call == nil { place["content_index"] = 0 }
        return place
    }

    private func json(_ item: Item, status: String) -> JSONValue {
        guard var call = item.call else {
            return ResponseObject.message(
                id: item.id, text: status == "in_progress" ? nil : item.text, status: status)
        }
        call.arguments = item.text
        return ResponseObject.call(call, id: item.id, status: status)
    }

    private func sendAdded(state: inout State) {
        guard let item = state.items.last else { return }
        emit(
            &state, "response.output_item.added",
            [
                "output_index": .number(JSONNumber(state.items.count - 1)),
                "item": json(item, status: "in_progress"),
            ])
    }

    private func openMessage(_ state: inout State) {
        endItem(&state)
        state.items.append(Item(id: ResponseObject.newID("msg")))
        sendAdded(state: &state)
        var members = place(state)
        members["part"] = ResponseObject.part("")
        emit(&state, "response.content_part.added", members)
    }

    private func update(_ state: inout State, delta: String, event: String) {
        state.items[state.items.count - 1].text += delta
        var members = place(state)
        members["delta"] = .string(delta)
        if state.items.last?.call == nil { members["logprobs"] = [] }
        emit(&state, event, members)
    }

    private func endItem(_ state: inout State) {
        guard let item = state.items.last else { return }
        var members = place(state)
        if item.call == nil {
            members["text"] = .string(item.text)
            members["logprobs"] = []
            emit(&state, "response.output_text.done", members)
            var part = place(state)
            part["part"] = ResponseObject.part(item.text)
            emit(&state, "response.content_part.done", part)
        } else {
            members["arguments"] = .string(item.text)
            members["name"] = .optional(item.call?.name)
            emit(&state, "response.function_call_arguments.done", members)
        }
        emit(
            &state, "response.output_item.done",
            [
                "output_index": .number(JSONNumber(state.items.count - 1)),
                "item": json(item, status: "completed"),
            ])
    }
}
