/// The place of a view in the structure of the code that made it.
public final class IdentityPath: Sendable {
    public enum Component: Hashable, Sendable {
        case index(Int)
        case view(String)
        case branch(Bool)
        case id(String)
    }

    let parent: IdentityPath?
    let component: Component?

    public static let root = IdentityPath(parent: nil, component: nil)

    private init(parent: IdentityPath?, component: Component?) {
        self.parent = parent
        self.component = component
    }

    public func appending(_ component: Component) -> IdentityPath {
        IdentityPath(parent: self, component: component)
    }

    /// The path as text: components joined by slashes.
    public var text: String {
        var components: [Component] = []
        var path = self
        while let component = path.component {
            components.append(component)
            guard let parent = path.parent else { break }
            path = parent
        }
        return components.reversed().reduce(into: "") { text, component in
            if !text.isEmpty { text += "/" }
            text += component.text
        }
    }
}

extension IdentityPath.Component {
    var text: String {
        switch self {
        case .index(let index): String(index)
        case .view(let name): name
        case .branch(let isTrue): isTrue ? "if" : "else"
        case .id(let id): "#" + id
        }
    }
}
