extension SchemaAlgebra {
    /// Applies `unevaluatedProperties` and `unevaluatedItems` to what nothing has looked at.
    func applyUnevaluated(
        _ node: SchemaNode, _ scope: Int, _ form: inout NormalForm
    ) throws(ConstraintError) {
        if let schema = node.arrays.unevaluated {
            let value = try expression(schema, scope)
            var shapes: [ArrayShape] = []
            for var shape in form.arrays {
                for position in shape.prefix.indices {
                    try restrict(&shape.prefix[position], to: value)
                }
                try restrict(&shape.rest, to: value)
                if let settled = try intersection(shape, .any) { shapes.append(settled) }
            }
            form.arrays = shapes
        }
        if let schema = node.objects.unevaluated {
            let value = try expression(schema, scope)
            for index in form.objects.indices {
                try form.objects[index].mapProperties { property throws(ConstraintError) in
                    if !property.isEvaluated {
                        property.value = try expressions.and(property.value, value)
                    }
                    property.isEvaluated = true
                }
                for position in form.objects[index].classes.indices {
                    let part = form.objects[index].classes[position]
                    if !part.isEvaluated {
                        form.objects[index].classes[position].value = try expressions.and(
                            part.value, value)
                    }
                    form.objects[index].classes[position].isEvaluated = true
                }
            }
            form.objects.removeAll(where: \.isContradictory)
        }
    }

    private func restrict(
        _ item: inout ArrayShape.Item, to value: ID
    ) throws(ConstraintError) {
        item.value = try expressions.and(item.value, expressions.or(item.evaluated, value))
        item.evaluated = SchemaExpressions.anything
    }
}
