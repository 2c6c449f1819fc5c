import OrderedJSON

/// What a guide demands of a value.
indirect enum GuideDemand: Sendable {
    case constant(String)
    case choices([String])
    case pattern(String)
    /// A pattern that cannot be kept to, and why.
    case refusedPattern(String)
    case minimum(NumberForm.Bound)
    case maximum(NumberForm.Bound)
    case minimumCount(Int)
    case maximumCount(Int)
    case element([GuideDemand])
    case keyword(String, JSONValue)
}

extension SchemaNode {
    /// Narrows the values by what guides demand, all of them together.
    mutating func apply(_ demands: [GuideDemand]) {
        for demand in demands { apply(demand) }
    }

    private mutating func apply(_ demand: GuideDemand) {
        switch (form, demand) {
        case (_, .keyword(let name, let value)):
            keywords[name] = value
        case (.string(var string), _):
            string.apply(demand)
            form = .string(string)
        case (.number(var number), .minimum(let bound)):
            number.demand(minimum: bound)
            form = .number(number)
        case (.number(var number), .maximum(let bound)):
            number.demand(maximum: bound)
            form = .number(number)
        case (.array(var array), .minimumCount(let count)):
            array.demand(minimumCount: count)
            form = .array(array)
        case (.array(var array), .maximumCount(let count)):
            array.demand(maximumCount: count)
            form = .array(array)
        case (.array(var array), .element(let demands)):
            array.item.apply(demands)
            form = .array(array)
        default:
            // The types of guides leave no other combination.
            break
        }
    }
}

extension StringForm {
    fileprivate mutating func apply(_ demand: GuideDemand) {
        switch demand {
        case .constant(let value): self.demand(choices: [value], isConstant: true)
        case .choices(let values): self.demand(choices: values, isConstant: false)
        case .pattern(let pattern): self.demand(pattern: pattern)
        case .refusedPattern(let reason): refusals.append(reason)
        default: break
        }
    }
}
