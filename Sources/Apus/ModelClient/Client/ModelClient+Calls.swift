#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension ModelClient {
    typealias Body<Value> = @Sendable (ModelProvider) async throws -> Value

    /// Makes a call: in line, in time, and unless calls are switched off.
    func perform<Value: Sendable>(
        timeout: Duration?, _ body: @escaping Body<Value>
    ) async -> ModelOutcome<Value> {
        let limit = timeout ?? self.timeout
        let call = PendingCall<Value>(deadline: limit.map { clock.elapsed() + $0 })
        let isAllowed = callSwitch.add(call.id) { call.settle(.notAnswered(.unavailable($0))) }
        guard isAllowed else { return await call.outcome }
        defer { callSwitch.remove(call.id) }

        let place = queue.enter()
        let work = Task {
            if await queue.turn(of: place) { call.settle(await ask(body, for: call)) }
            queue.leave(place)
        }
        let timer = limit.map { limit in
            Task { [clock] in
                // Nothing but the end of the call cancels it.
                guard (try? await clock.sleep(limit)) != nil else { return }
                call.settle(.notAnswered(.timedOut(after: limit)))
            }
        }
        return await withTaskCancellationHandler {
            let outcome = await call.outcome
            work.cancel()
            timer?.cancel()
            return outcome
        } onCancel: {
            call.settle(.notAnswered(.cancelled))
        }
    }

    /// Asks the providers in turn.
    private func ask<Value: Sendable>(
        _ body: Body<Value>, for call: PendingCall<Value>
    ) async -> ModelOutcome<Value>.Result {
        var failure = ModelCallFailure.unavailable(.noProvider)
        var attempts = 0
        for provider in providers where !call.isSettled {
            if let reason = await provider.unavailability() {
                call.record(provider, attempt: 0, .unavailable(reason))
                failure = failure.replaced(by: .unavailable(reason))
                continue
            }
            switch await ask(provider, body, for: call, &attempts) {
            case .success(let value):
                return .answered(value, provider: provider.name, attempts: attempts)
            case .failure(let failed):
                guard failed.allowsOthers else { return .notAnswered(failed.failure) }
                failure = failure.replaced(by: failed.failure)
            }
        }
        return .notAnswered(failure)
    }

    /// Asks one provider until it answers, or until there is no use in it.
    private func ask<Value: Sendable>(
        _ provider: ModelProvider, _ body: Body<Value>, for call: PendingCall<Value>,
        _ attempts: inout Int
    ) async -> Result<Value, FailedAttempt> {
        var number = 0
        while true {
            number += 1
            attempts += 1
            let start = clock.elapsed()
            do {
                return .success(try await body(provider))
            } catch {
                let failed = FailedAttempt(error, after: clock.elapsed() - start, now: now())
                let delay =
                    call.isSettled ? nil : delay(after: failed, number, before: call.deadline)
                call.record(provider, attempt: number, failed.failure, retryDelay: delay)
                guard let delay, (try? await clock.sleep(delay)) != nil, !call.isSettled else {
                    return .failure(failed)
                }
            }
        }
    }

    /// How long to wait before the next attempt; nil if there is to be none.
    private func delay(
        after failed: FailedAttempt, _ number: Int, before deadline: Duration?
    ) -> Duration? {
        guard failed.canPass, number < retries.attempts else { return nil }
        var demanded = Duration.zero
        if case .rateLimited(let retryAfter?) = failed.failure {
            guard retryAfter <= retries.longestRetryAfter else { return nil }
            demanded = retryAfter
        }
        let delay = demanded + retries.delay(afterAttempt: number, using: &generator)
        // There is no use in a wait that the call does not outlive.
        if let deadline, clock.elapsed() + delay >= deadline { return nil }
        return delay
    }
}
