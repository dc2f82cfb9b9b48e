/// A sum of many parts, which stands for a chain of `+` that the compiler does not get through.
public func _isletSum<Number: AdditiveArithmetic>(_ first: Number, _ others: Number...) -> Number { others.reduce(first, +) }

/// Many texts or lists one after the other, see the sum of numbers.
public func _isletSum<Parts: RangeReplaceableCollection>(_ first: Parts, _ others: Parts...) -> Parts { others.reduce(first, +) }
