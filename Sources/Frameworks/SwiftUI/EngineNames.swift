// The engine's types that are part of this module's API, under Apple's names.
import ViewEngine

public typealias EnvironmentKey = ViewEngine.EnvironmentKey
public typealias EnvironmentValues = ViewEngine.EnvironmentValues
public typealias ProposedViewSize = ViewEngine.ProposedViewSize
public typealias ViewDimensions = ViewEngine.ViewDimensions
public typealias ViewSpacing = ViewEngine.ViewSpacing
public typealias AlignmentID = ViewEngine.AlignmentID
public typealias HorizontalAlignment = ViewEngine.HorizontalAlignment
public typealias VerticalAlignment = ViewEngine.VerticalAlignment
public typealias Alignment = ViewEngine.Alignment
public typealias EdgeInsets = ViewEngine.EdgeInsets
public typealias Layout = ViewEngine.Layout
public typealias LayoutProperties = ViewEngine.LayoutProperties
public typealias LayoutSubviews = ViewEngine.LayoutSubviews
public typealias LayoutSubview = ViewEngine.LayoutSubview
public typealias LayoutValueKey = ViewEngine.LayoutValueKey
public typealias HStackLayout = ViewEngine.HStackLayout
public typealias VStackLayout = ViewEngine.VStackLayout
public typealias UnitPoint = ViewEngine.UnitPoint
public typealias ZStackLayout = ViewEngine.ZStackLayout
public typealias GridLayout = ViewEngine.GridLayout
public typealias PreferenceKey = ViewEngine.PreferenceKey
