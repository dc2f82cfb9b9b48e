import WidgetKit

struct Entry: TimelineEntry { var date: Date }
