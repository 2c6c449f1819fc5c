import OrderedJSON

extension SchemaAlgebra {
    func numberShape(of node: SchemaNode) throws(ConstraintError) -> NumberShape {
        let keywords = node.numbers
        var shape = NumberShape.any
        for (number, isExclusive) in [
            (keywords.minimum, false), (keywords.exclusiveMinimum, true),
        ] {
            guard let number else { continue }
            let bound = NumberShape.Bound(
                number: number, value: try node.decimal(number), isExclusive: isExclusive)
            shape = shape.intersection(NumberShape(lower: bound)) ?? shape
        }
        for (number, isExclusive) in [
            (keywords.maximum, false), (keywords.exclusiveMaximum, true),
        ] {
            guard let number else { continue }
            let bound = NumberShape.Bound(
                number: number, value: try node.decimal(number), isExclusive: isExclusive)
            shape.upper =
                shape.upper.map { $0.value < bound.value ? $0 : bound } ?? bound
            if let upper = shape.upper, upper.value == bound.value {
                shape.upper?.isExclusive = upper.isExclusive || isExclusive
            }
        }
        if let multiple = keywords.multipleOf { shape.multiples = [multiple] }
        return shape
    }

    func stringShapes(of node: SchemaNode) throws(ConstraintError) -> [StringShape] {
        let keywords = node.strings
        var shape = StringShape.any
        shape.minimumLength = keywords.minimumLength
        shape.maximumLength = keywords.maximumLength
        if let maximum = shape.maximumLength, maximum < shape.minimumLength { return [] }
        if let pattern = keywords.pattern {
            do {
                shape.language = try validator.languages.language(ofPattern: pattern)
            } catch {
                shape.refusals.append(
                    error.located(at: node.path.appending("pattern"), keyword: "pattern"))
            }
        }
        if validator.assertsFormat, let format = keywords.format {
            do {
                if let language = try validator.languages.language(ofFormat: format) {
                    shape.language =
                        try shape.language.map { pattern throws(ConstraintError) in
                            try intersection(pattern, language)
                        } ?? language
                }
            } catch {
                shape.refusals.append(
                    error.located(at: node.path.appending("format"), keyword: "format"))
            }
        }
        if let verbatim = keywords.verbatim {
            shape.verbatim = verbatim.rule
            if let pattern = verbatim.pattern {
                do {
                    shape.verbatim?.pattern = try Regex(pattern).dfa(anchored: true)
                } catch {
                    shape.refusals.append(
                        error.located(at: node.path.appending("x-verbatim"), keyword: "x-verbatim"))
                }
            }
        }
        return [shape]
    }

    func arrayShapes(
        of node: SchemaNode, _ scope: Int
    ) throws(ConstraintError) -> [ArrayShape] {
        let keywords = node.arrays
        var shape = ArrayShape.any
        for schema in keywords.prefix {
            shape.prefix.append(
                ArrayShape.Item(
                    value: try expression(schema, scope), evaluated: SchemaExpressions.anything))
        }
        if let rest = keywords.rest {
            shape.rest = ArrayShape.Item(
                value: try expression(rest, scope), evaluated: SchemaExpressions.anything)
        }
        shape.minimumCount = keywords.minimumCount
        shape.maximumCount = keywords.maximumCount
        if keywords.isUnique { shape.uniqueness = node.path.appending("uniqueItems") }
        if let contains = keywords.contains {
            let value = try expression(contains, scope)
            if keywords.minimumContains > 0 || keywords.maximumContains != nil {
                shape.containments = [
                    ArrayShape.Containment(
                        value: value, minimumCount: keywords.minimumContains,
                        maximumCount: keywords.maximumContains)
                ]
            }
            if let maximum = keywords.maximumContains, maximum < keywords.minimumContains {
                return []
            }
            if node.dialect.draft >= .draft202012 {
                for index in shape.prefix.indices {
                    shape.prefix[index].evaluated = try expressions.or(
                        shape.prefix[index].evaluated, value)
                }
                shape.rest.evaluated = try expressions.or(shape.rest.evaluated, value)
            }
        }
        // Merging with every array settles what an item that nothing meets means for the count.
        return try intersection(shape, .any).map { [$0] } ?? []
    }
}
