/// An object that a class of a framework made for `Self` in an extension of that class. It is one of a subclass on Apple's systems where a subclass
/// was asked; here asking that ends the program.
public func _madeByClass<Made: AnyObject, Wanted>(_ object: Made, as type: Wanted.Type) -> Wanted { object as! Wanted }

public func _madeByClass<Made: AnyObject, Wanted>(_ object: Made?, as type: Wanted.Type) -> Wanted? { object.map { $0 as! Wanted } }
