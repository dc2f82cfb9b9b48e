import FoundationOverlay
import ViewEngine

/// - Support: works in a running app; without effect in an archived view, over which nothing is presented.
extension View {
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alertShown(Text(titleKey), isPresented, (AnyView(actions()), nil))
    }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alertShown(Text(titleKey), isPresented, (AnyView(actions()), AnyView(message())))
    }

    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alertShown(Text(titleKey), isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alertShown(Text(titleKey), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alertShown(Text(title), isPresented, (AnyView(actions()), nil))
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alertShown(Text(title), isPresented, (AnyView(actions()), AnyView(message())))
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View, T>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alertShown(Text(title), isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View, T>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alertShown(Text(title), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alertShown(Text(title), isPresented, (AnyView(actions()), nil))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alertShown(Text(title), isPresented, (AnyView(actions()), AnyView(message())))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alertShown(Text(title), isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alertShown(Text(title), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        alertShown(title, isPresented, (AnyView(actions()), nil))
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alertShown(title, isPresented, (AnyView(actions()), AnyView(message())))
    }

    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alertShown(title, isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alertShown(title, isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    public nonisolated func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View {
        alertShown(Text(verbatim: error?.errorDescription ?? ""), isPresented, error.map { _ in (AnyView(actions()), nil) })
    }

    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alertShown(Text(verbatim: error?.errorDescription ?? ""), isPresented, error.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// An alert as long as a binding says so and there is something to say.
    nonisolated func alertShown(_ title: Text, _ isPresented: Binding<Bool>, _ parts: (actions: AnyView, message: AnyView?)?) -> some View {
        nonisolated(unsafe) let parts = parts
        let isShown = parts == nil ? .constant(false) : isPresented
        return presenting(.alert, isPresented: isShown) {
            AnyView(
                AlertCard(content: DialogContent(title: AnyView(title), message: parts?.message, actions: parts?.actions ?? AnyView(EmptyView()))))
        }
    }
}
