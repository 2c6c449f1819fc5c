import Foundation

/// `GET /metrics`: what was counted, in Prometheus's text format 0.0.4.
struct MetricsRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let text = Self.text(call.metrics.counts, call.queue.counts)
        call.exchange.respond(
            HTTPHead(
                status: 200, fields: [("Content-Type", "text/plain; version=0.0.4; charset=utf-8")]),
            body: Array(text.utf8))
    }

    static func text(
        _ counts: ServerMetrics.Counts, _ queue: (running: Int, waiting: Int)
    ) -> String {
        var text = ""
        func family(_ name: String, _ type: String, _ help: String, _ samples: [(String, String)]) {
            text += "# HELP apus_\(name) \(help)\n# TYPE apus_\(name) \(type)\n"
            for (labels, value) in samples { text += "apus_\(name)\(labels) \(value)\n" }
        }
        let requests = counts.requests.sorted {
            ($0.key.path, $0.key.status) < ($1.key.path, $1.key.status)
        }
        family(
            "requests_total", "counter", "Requests that were answered, by path and status.",
            requests.map { ("{path=\"\($0.path)\",status=\"\($0.status)\"}", "\($1)") })
        family(
            "tokens_total", "counter", "Tokens of prompts and answers; cached ones are of prompts.",
            [
                ("{kind=\"prompt\"}", "\(counts.promptTokens)"),
                ("{kind=\"cached\"}", "\(counts.cachedTokens)"),
                ("{kind=\"completion\"}", "\(counts.completionTokens)"),
            ])
        family(
            "requests_running", "gauge", "Requests that the model works on.",
            [("", "\(queue.running)")])
        family(
            "requests_waiting", "gauge", "Requests that wait for the model.",
            [("", "\(queue.waiting)")])
        text += "# HELP apus_answer_seconds How long requests took that the model answered.\n"
        text += "# TYPE apus_answer_seconds histogram\n"
        for (bound, count) in zip(ServerMetrics.bounds, counts.durations) {
            text += "apus_answer_seconds_bucket{le=\"\(bound)\"} \(count)\n"
        }
        text += "apus_answer_seconds_bucket{le=\"+Inf\"} \(counts.durationCount)\n"
        text += "apus_answer_seconds_sum \(counts.durationSum)\n"
        text += "apus_answer_seconds_count \(counts.durationCount)\n"
        return text
    }
}
