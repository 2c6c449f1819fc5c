/// Builds the automaton of RFC 3339's `full-time`, alone or after a date.
///
/// Seconds go up to 59; second 60 exists only where it is 23:59 in UTC (RFC 3339, section 5.7 and
/// appendix D), so from the minutes on the automaton remembers which of the 1,440 minutes of the
/// day it is until the offset has shown that they fit.
struct ClockAutomaton {
    private static let minutesPerDay = 1440
    private static let digits = Array("0123456789".utf8)

    private var table: TransitionTable
    private let end: Int32

    /// The automaton of times.
    ///
    /// - Parameter date: What comes first, all of one length and followed by `T`; nil for nothing.
    /// - Returns: The minimal automaton.
    static func automaton(after date: DFA?) -> DFA {
        do {
            var clock = try ClockAutomaton()
            let start = try clock.addClock()
            if let date { try clock.addDate(date, before: start) }
            let first = date == nil ? start : Int32(clock.table.stateCount - 1)
            return DFA(minimal: clock.table.startingAt(first))
        } catch {
            // Some 12,000 states are within every limit.
            preconditionFailure("the automaton of times outgrows the limits: \(error)")
        }
    }

    private init() throws(ConstraintError) {
        var byteClasses = [UInt8](repeating: 0, count: 256)
        for (index, symbols) in [
            "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ":", ".", "+", "-", "Zz", "Tt",
        ]
        .enumerated() {
            for symbol in symbols.utf8 { byteClasses[Int(symbol)] = UInt8(index + 1) }
        }
        table = TransitionTable(byteClasses: byteClasses, classCount: 17)
        end = try table.addState(accepting: true)
    }

    /// Adds a state that goes on with any of some digits.
    private mutating func state(_ digits: ClosedRange<Int>, to target: (Int) -> Int32)
        throws(ConstraintError) -> Int32
    {
        let state = try table.addState()
        for digit in digits { table.connect(state, byte: Self.digits[digit], to: target(digit)) }
        return state
    }

    /// Adds a state that goes on with one symbol.
    private mutating func state(_ symbol: Unicode.Scalar, to target: Int32) throws(ConstraintError)
        -> Int32
    {
        let state = try table.addState()
        table.connect(state, byte: UInt8(ascii: symbol), to: target)
        return state
    }

    /// Adds the hours and minutes of any offset.
    private mutating func addAnyOffset() throws(ConstraintError) -> Int32 {
        let minute = try state(0...9) { [end] _ in end }
        let minutes = try state(0...5) { _ in minute }
        let colon = try state(":", to: minutes)
        let hour = try state(0...9) { _ in colon }
        let lateHour = try state(0...3) { _ in colon }
        return try state(0...2) { $0 == 2 ? lateHour : hour }
    }

    private mutating func connectZone(_ state: Int32, plus: Int32, minus: Int32, hasZulu: Bool) {
        table.connect(state, byte: UInt8(ascii: "+"), to: plus)
        table.connect(state, byte: UInt8(ascii: "-"), to: minus)
        if hasZulu { table.connect(state, byte: UInt8(ascii: "Z"), to: end) }
    }

    // Adds what follows the seconds: a fraction or not, and the offset, whose transitions
    // `connectZone` adds to a state. The result is the state after the seconds.
    private mutating func addFraction(
        _ connectZone: (inout Self, Int32) -> Void
    ) throws(ConstraintError) -> Int32 {
        let seconds = try table.addState()
        let fraction = try table.addState()
        for digit in Self.digits { table.connect(fraction, byte: digit, to: fraction) }
        connectZone(&self, fraction)
        let point = try state(0...9) { _ in fraction }
        table.connect(seconds, byte: UInt8(ascii: "."), to: point)
        connectZone(&self, seconds)
        return seconds
    }

    /// Adds hours, minutes, seconds and offset.
    ///
    /// - Returns: The state before the hours.
    private mutating func addClock() throws(ConstraintError) -> Int32 {
        let anyOffset = try addAnyOffset()
        let offsets = try addLeapSecondOffsets()
        let afterSeconds = try addFraction { clock, state in
            clock.connectZone(state, plus: anyOffset, minus: anyOffset, hasZulu: true)
        }
        let second = try state(0...9) { _ in afterSeconds }
        var minutes: [Int32] = []
        for minute in 0..<Self.minutesPerDay {
            let east = offsets[(minute + 1) % Self.minutesPerDay]
            let west = offsets[Self.minutesPerDay - 1 - minute]
            let afterLeapSecond = try addFraction { clock, state in
                clock.connectZone(
                    state, plus: east, minus: west, hasZulu: minute == Self.minutesPerDay - 1)
            }
            let leapSecond = try state("0", to: afterLeapSecond)
            let seconds = try state(0...5) { _ in second }
            table.connect(seconds, byte: UInt8(ascii: "6"), to: leapSecond)
            minutes.append(try state(":", to: seconds))
        }
        var hourStates: [Int32] = []
        for hour in 0..<24 {
            var tens: [Int32] = []
            for ten in 0..<6 {
                tens.append(try state(0...9) { minutes[hour * 60 + ten * 10 + $0] })
            }
            let minute = try state(0...5) { tens[$0] }
            hourStates.append(try state(":", to: minute))
        }
        var firstDigits: [Int32] = []
        for ten in 0...2 {
            firstDigits.append(try state(0...(ten == 2 ? 3 : 9)) { hourStates[ten * 10 + $0] })
        }
        return try state(0...2) { firstDigits[$0] }
    }

    /// Adds a state before each offset from 00:00 to 23:59, which goes on with just that.
    private mutating func addLeapSecondOffsets() throws(ConstraintError) -> [Int32] {
        var lastDigits: [Int32] = []
        for digit in 0..<10 { lastDigits.append(try state(digit...digit) { [end] _ in end }) }
        var colons: [Int32] = []
        for minute in 0..<60 {
            let tens = try state(minute / 10...minute / 10) { _ in lastDigits[minute % 10] }
            colons.append(try state(":", to: tens))
        }
        var hourDigits: [Int32] = []
        for place in 0..<600 {
            hourDigits.append(try state(place / 60...place / 60) { _ in colons[place % 60] })
        }
        var offsets: [Int32] = []
        for minute in 0..<Self.minutesPerDay {
            let ten = minute / 600
            offsets.append(try state(ten...ten) { _ in hourDigits[minute % 600] })
        }
        return offsets
    }

    /// Adds a date, its start last, and `T` between it and a time.
    private mutating func addDate(_ date: DFA, before time: Int32) throws(ConstraintError) {
        let offset = Int32(table.stateCount)
        // The start comes last: it is the one that nothing leads to.
        let number = { (state: Int32) in
            offset + (state + Int32(date.stateCount) - 1) % Int32(date.stateCount)
        }
        for state in (1..<Int32(date.stateCount)) + [0] {
            let added = try table.addState()
            for byte in Self.digits + [UInt8(ascii: "-")] {
                let next = date.next(state, byte)
                if next >= 0 { table.connect(added, byte: byte, to: number(next)) }
            }
            if date.accepting[Int(state)] {
                table.connect(added, byte: UInt8(ascii: "T"), to: time)
            }
        }
    }
}
