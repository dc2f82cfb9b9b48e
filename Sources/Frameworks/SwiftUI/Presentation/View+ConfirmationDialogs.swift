import FoundationOverlay
import ViewEngine

/// - Support: works in a running app, at the lower edge of the screen; without effect in an archived view, over which nothing is presented.
extension View {
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialogShown(Text(titleKey), isPresented, titleVisibility, (AnyView(actions()), nil))
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialogShown(Text(titleKey), isPresented, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialogShown(Text(titleKey), isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialogShown(Text(titleKey), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, (AnyView(actions()), nil))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, (AnyView(actions()), nil))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialogShown(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialogShown(title, isPresented, titleVisibility, (AnyView(actions()), nil))
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialogShown(title, isPresented, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialogShown(title, isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialogShown(title, isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    nonisolated func confirmationDialogShown(
        _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, _ parts: (actions: AnyView, message: AnyView?)?
    ) -> some View {
        nonisolated(unsafe) let parts = parts
        let isShown = parts == nil ? .constant(false) : isPresented
        return presenting(.dialog, isPresented: isShown) {
            let title = titleVisibility == .visible || (titleVisibility == .automatic && parts?.message != nil) ? AnyView(title) : nil
            return AnyView(
                DialogCard(content: DialogContent(title: title, message: parts?.message, actions: parts?.actions ?? AnyView(EmptyView()))))
        }
    }
}
