import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
import ViewEngine

/// Directs an app's life as the host says: takes the steps, and tells delegates, scenes and observers of each.
@MainActor
public final class _AppDirector: AppProgram {
    private let interface: any _AppInterface
    private var lifecycle = AppLifecycle()
    private var screen: RenderVariant?
    /// What is being opened.
    private var activity: NSUserActivity?
    private var source: String?
    private var isTaken = false
    /// Whether nobody but who draws the app has launched it: it goes to every screen that it is drawn on.
    private var isLaunchedToBeDrawn = false

    private var application: UIApplication { .shared }

    public init(interface: any _AppInterface) {
        self.interface = interface
    }

    public func handle(_ event: AppEvent) async -> AppAnswer {
        let findings = FindingStore()
        let result = await findings.collect {
            let told = await outcome(of: event)
            interface.update(event.reach)
            return told
        }
        var answer = AppAnswer(outcome: result, status: status, diagnostics: interface.takeFindings() + findings.finish())
        if case .pushed(let push) = event { answer.push = push.identifier }
        return answer
    }

    public func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)? { interface.window(index) }
    public func snapshot(ofWindow index: Int, in surroundings: RenderVariant) -> Snapshot? {
        if isLaunchedToBeDrawn {
            move(to: surroundings)
            interface.update(.ofTheMoment)
        }
        return interface.snapshot(ofWindow: index, in: surroundings)
    }

    public func launchToDraw(on screen: RenderVariant?) async -> LaunchedWindow? {
        guard isLaunchedToBeDrawn || lifecycle.phase == .notLaunched else { return nil }
        let layout: PreviewTraits.Layout = SupportedOrientations.areLandscapeAlone ? .landscape : .device
        var found: [SnapshotDiagnostic] = []
        if !isLaunchedToBeDrawn {
            isLaunchedToBeDrawn = true
            var screen = screen
            screen?.take(layout)
            found += await handle(.activate(in: screen)).diagnostics
            found += await rest()
        }
        return LaunchedWindow(layout: layout, diagnostics: found)
    }

    private func rest() async -> [SnapshotDiagnostic] {
        guard let time = PreviewTime() else { return await handle(.settle(within: Self.restSeconds)).diagnostics }
        defer { time.end() }
        async let passed = time.pass(.seconds(Self.restSeconds))
        let found = await handle(.settle(within: Self.restSeconds)).diagnostics
        _ = await passed
        return found
    }

    /// How long an app that is drawn may take until it is at rest: less than the second after which clocks in it would go on.
    private static let restSeconds = 0.75

    private var status: AppStatus {
        let all = interface.controls.map(\.control)
        var status = AppStatus(
            phase: lifecycle.phase.status, runningTasks: interface.runningTasks, isUpToDate: interface.isUpToDate,
            controls: all.filter { $0.isArea != true })
        if status.controls.count < all.count { status.areas = all.filter { $0.isArea == true } }
        if interface.isMoving { status.isMoving = true }
        return status
    }

    private func outcome(of event: AppEvent) async -> AppAnswer.Outcome {
        if lifecycle.phase == .terminated { return .notHandled(reason: "the app has ended") }
        switch event {
        case .activate(let screen):
            interface.watching = .nobody
            if let screen { move(to: screen) }
            return take(.activate)
        case .watch(let screen, let timePasses):
            interface.watching = timePasses ? .passing : .standing
            if let screen { move(to: screen) }
            return take(.activate)
        case .launchInBackground: return take(.launchInBackground)
        case .resignActive: return take(.resignActive)
        case .enterBackground: return take(.enterBackground)
        case .terminate: return take(.terminate)
        case .openURL(let opened):
            guard let url = URL(string: opened.url) else { return .notHandled(reason: "“\(opened.url)” is not a URL") }
            source = opened.source
            return open(.url(url), "nothing in the app takes URLs")
        case .continueActivity(let continued):
            activity = NSUserActivity(continued)
            return open(.activity, "nothing in the app takes activities of the type \(continued.type)")
        case .backgroundURLSession(let identifier, let seconds):
            _ = take(.launchInBackground)
            return await backgroundSession(identifier, seconds)
        case .pushed(let push): return await take(push)
        case .pushTokens: return .notHandled(reason: "tokens for pushes to widgets and controls are for extensions")
        case .use(let reference, let gesture): return use(reference, gesture)
        case .touch(let touch):
            interface.touch(TouchStep(touch))
            return .done
        case .settle(let seconds):
            interface.update(.always)
            let isSettled = await Deadline.wait(seconds) { done in
                Task {
                    await interface.settle()
                    done()
                }
            }
            interface.stopSettling()
            return isSettled ? .done : .timedOut
        }
    }

    private func move(to screen: RenderVariant) {
        self.screen = screen
        interface.move(to: screen)
    }

    private func take(_ event: AppLifecycle.Event) -> AppAnswer.Outcome {
        for step in lifecycle.handle(event) { carryOut(step) }
        return .done
    }

    /// The app runs, with or without its interface.
    func launchInBackground() { _ = take(.launchInBackground) }

    private func open(_ subject: AppLifecycle.Subject, _ reason: String) -> AppAnswer.Outcome {
        isTaken = false
        _ = take(.open(subject))
        activity = nil
        return isTaken ? .done : .notHandled(reason: reason)
    }

    private func backgroundSession(_ identifier: String, _ seconds: Double) async -> AppAnswer.Outcome {
        var isTaken = true
        let isDone = await Deadline.wait(seconds) { done in
            if interface.backgroundSession(identifier, done) { return }
            if let delegate = application.delegate {
                delegate.application(application, handleEventsForBackgroundURLSession: identifier, completionHandler: done)
            } else {
                isTaken = false
                done()
            }
        }
        guard isTaken else { return .notHandled(reason: "the app has no delegate and no background task for “\(identifier)”") }
        return isDone ? .done : .timedOut
    }

    private func use(_ reference: AppControlReference, _ gesture: AppGesture) -> AppAnswer.Outcome {
        interface.update(AppEvent.use(reference, gesture).reach)
        let controls = interface.controls
        guard var found = reference.choose(from: controls, for: gesture) else { return .noSuchControl }
        if case .scroll = gesture, found.scroll == nil, let area = controls.innermostArea(around: found.control) { found = area }
        guard found.control.isEnabled else { return .notUsable(reason: "“\(found.control.title)” is disabled") }
        return carryOut(gesture, on: found)
    }

    private func carryOut(_ gesture: AppGesture, on found: _UsableControl) -> AppAnswer.Outcome {
        let title = found.control.title
        switch gesture {
        case .tap:
            if let tap = found.tap {
                tap()
                return .done
            }
            guard found.touch != nil || found.enter == nil else { return .notUsable(reason: "“\(title)” is not tapped but filled in") }
        case .enter(let text):
            guard let enter = found.enter else { return .notUsable(reason: "“\(title)” takes no text") }
            enter(text)
            return .done
        case .submit:
            guard let submit = found.submit else { return .notUsable(reason: "“\(title)” takes no text") }
            submit()
            return .done
        case .scroll(let x, let y):
            guard let scroll = found.scroll else { return .notUsable(reason: "“\(title)” is not scrolled") }
            _ = scroll(CGSize(width: x, height: y))
            return .done
        case .release(let x, let y):
            guard found.scroll != nil else { return .notUsable(reason: "“\(title)” is not scrolled") }
            found.rest?(CGSize(width: x, height: y))
            return .done
        case .press, .drag, .pinch, .doubleTap: break
        }
        guard let touch = found.touch, touch({ gesture.steps(in: $0) }) else {
            return .notUsable(reason: "“\(title)” has no gesture that takes this")
        }
        return .done
    }

    // MARK: Steps

    private func carryOut(_ step: AppLifecycle.Step) {
        switch step {
        case .finishLaunching(let subject): finishLaunching(subject)
        case .connectScene(let subject): connectScene(subject)
        case .enterForeground(let isLaunch): enterForeground(isLaunch)
        case .becomeActive: becomeActive()
        case .resignActive: resignActive()
        case .enterBackground: enterBackground()
        case .open(let subject, let isLaunch): open(subject, isLaunch)
        case .disconnectScene: disconnectScene()
        case .terminate:
            application.delegate?.applicationWillTerminate(application)
            post(UIApplication.willTerminateNotification)
        }
    }

    private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? application)
    }

    private func finishLaunching(_ subject: AppLifecycle.Subject?) {
        application._state = .background
        var options: [UIApplication.LaunchOptionsKey: Any]?
        if case .url(let url) = subject, !interface.isMadeOfScenes { options = [.url: url] }
        if interface.showsMainStoryboard, !interface.isMadeOfScenes { _MainStoryboard.give(to: application.delegate) }
        _ = application.delegate?.application(application, willFinishLaunchingWithOptions: options)
        _ = application.delegate?.application(application, didFinishLaunchingWithOptions: options)
        post(UIApplication.didFinishLaunchingNotification)
    }

    private func connectScene(_ subject: AppLifecycle.Subject?) {
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        switch subject {
        case .url(let url): options.urlContexts = [UIOpenURLContext(_url: url, source: source)]
        case .activity: options.userActivities = Set([activity].compactMap { $0 })
        case nil: break
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        let configuration = application.delegate?.application(application, configurationForConnecting: session, options: options)
        scene.delegate = _SceneDelegates.make(configuration?.delegateClass)
        application._scene = scene
        interface.connect(scene, on: screen)
        if let delegate = scene.delegate {
            delegate.scene(scene, willConnectTo: session, options: options)
            if subject != nil { isTaken = true }
        }
    }

    private func enterForeground(_ isLaunch: Bool) {
        application._state = .inactive
        if let scene = application._scene {
            scene._state = .foregroundInactive
            scene.delegate?.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, scene)
        }
        interface.phaseChanged(to: .inactive)
        if interface.isMadeOfScenes || !isLaunch { post(UIApplication.willEnterForegroundNotification) }
        if !interface.isMadeOfScenes, !isLaunch { application.delegate?.applicationWillEnterForeground(application) }
    }

    private func becomeActive() {
        application._state = .active
        if let scene = application._scene {
            scene._state = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, scene)
        }
        interface.phaseChanged(to: .active)
        if !interface.isMadeOfScenes { application.delegate?.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    private func resignActive() {
        if let scene = application._scene {
            scene.delegate?.sceneWillResignActive(scene)
            post(UIScene.willDeactivateNotification, scene)
            scene._state = .foregroundInactive
        }
        if !interface.isMadeOfScenes { application.delegate?.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
        application._state = .inactive
        interface.phaseChanged(to: .inactive)
    }

    private func enterBackground() {
        application._state = .background
        if let scene = application._scene {
            scene._state = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            post(UIScene.didEnterBackgroundNotification, scene)
        }
        if !interface.isMadeOfScenes { application.delegate?.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
        interface.phaseChanged(to: .background)
    }

    private func open(_ subject: AppLifecycle.Subject, _ isLaunch: Bool) {
        let scene = application._scene
        switch subject {
        case .url(let url):
            if interface.open(url) { isTaken = true }
            if let scene, let delegate = scene.delegate {
                if !isLaunch { delegate.scene(scene, openURLContexts: [UIOpenURLContext(_url: url, source: source)]) }
                isTaken = true
            } else if !interface.isMadeOfScenes, let delegate = application.delegate {
                let options = source.map { [UIApplication.OpenURLOptionsKey.sourceApplication: $0 as Any] } ?? [:]
                if delegate.application(application, open: url, options: options) { isTaken = true }
            }
        case .activity:
            guard let activity else { return }
            if interface.continue(activity) { isTaken = true }
            if let scene, let delegate = scene.delegate {
                if !isLaunch { delegate.scene(scene, continue: activity) }
                isTaken = true
            } else if !interface.isMadeOfScenes, let delegate = application.delegate {
                if delegate.application(application, continue: activity, restorationHandler: { _ in }) { isTaken = true }
            }
        }
    }

    private func disconnectScene() {
        if let scene = application._scene {
            scene._state = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            post(UIScene.didDisconnectNotification, scene)
        }
        interface.disconnect()
        application._scene = nil
    }
}

extension AppLifecycle.Phase {
    fileprivate var status: AppStatus.Phase {
        switch self {
        case .notLaunched: .notLaunched
        case .background: .background
        case .inactive: .inactive
        case .active: .active
        case .terminated: .terminated
        }
    }
}

extension NSUserActivity {
    fileprivate convenience init(_ activity: AppActivity) {
        self.init(activityType: activity.type)
        userInfo = activity.userInfo
        webpageURL = activity.webpageURL.flatMap { URL(string: $0) }
    }
}

extension AppControlReference {
    /// The control that is meant: of those with its name, one that takes the gesture if there is any.
    fileprivate func choose(from entries: [_UsableControl], for gesture: AppGesture) -> _UsableControl? {
        switch self {
        case .identity(let identity): return entries.first { $0.control.identity == identity }
        case .title(let title, let index):
            let named = entries.filter { $0.control.identifier == title || $0.control.title == title }
            let taking = named.filter { $0.takes(gesture) }
            let found = taking.isEmpty ? named.filter { $0.control.isArea != true } : taking
            return found.indices.contains(index) ? found[index] : nil
        case .scrollArea: return entries.filter { $0.scroll != nil }.max { $0.control.size < $1.control.size }
        }
    }
}

extension [_UsableControl] {
    /// What is scrolled with the control in it.
    fileprivate func innermostArea(around control: AppControl) -> _UsableControl? {
        let middle = CGPoint(x: control.frame.midX, y: control.frame.midY)
        return filter { $0.scroll != nil && $0.control.frame.minX <= middle.x && middle.x <= $0.control.frame.maxX }
            .filter { area in control.clip.map { area.control.frame.contains($0) } ?? area.control.frame.contains(middle) }
            .min { $0.control.size < $1.control.size }
    }
}

extension _UsableControl {
    fileprivate func takes(_ gesture: AppGesture) -> Bool {
        let gestures = control.gestures ?? []
        return switch gesture {
        case .tap: tap != nil || gestures.contains("tap")
        case .doubleTap: gestures.contains("tap")
        case .enter, .submit: enter != nil
        case .scroll, .release: scroll != nil
        case .press: gestures.contains("press")
        case .drag: gestures.contains("drag")
        case .pinch: gestures.contains("pinch")
        }
    }
}

extension AppControl {
    fileprivate var size: CGFloat { frame.width * frame.height }
}

extension AppEvent {
    /// What an interface makes anew after the event, or before a person uses it. What scrolling changes is known.
    fileprivate var reach: _InterfaceUpdate {
        switch self {
        case .activate, .watch: .ofTheMoment
        case .use(_, .scroll): .due
        default: .always
        }
    }
}
