"""Finds and mends a text that is cut off and a timeline that is too long, by the tools of `islet mcp` alone, through the client of PyPI's `mcp`.
Arguments: the program, an empty folder."""
import asyncio, sys
from pathlib import Path
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

program, folder = sys.argv[1:3]
source = Path(folder) / "Trains" / "Trains.swift"
source.parent.mkdir()
source.write_text("""
import SwiftUI
import WidgetKit

struct Departure: TimelineEntry {
    let date: Date
}

struct Departures: TimelineProvider {
    func placeholder(in context: Context) -> Departure { Departure(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Departure) -> Void) { completion(Departure(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Departure>) -> Void) {
        let start = Date.now
        let entries = (0..<400).map { Departure(date: start + Double($0) * 10) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct DepartureView: View {
    var body: some View {
        Text("Next train to Hauptbahnhof leaves soon").lineLimit(1).containerBackground(.blue, for: .widget)
    }
}

@main
struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trains", provider: Departures()) { _ in DepartureView() }
            .configurationDisplayName("Trains").supportedFamilies([.systemSmall])
    }
}
""")


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def main():
    server = StdioServerParameters(command=program, args=["mcp", str(source.parent)])
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as agent:
        await agent.initialize()
        tools = (await agent.list_tools()).tools
        assert 0 < len(tools) <= 10, [tool.name for tool in tools]

        async def call(name, **arguments):
            result = await agent.call_tool(name, arguments)
            assert len(text(result)) < 13_000, f"{name} answers {len(text(result))} characters"
            return result

        listed = text(await call("list"))
        assert "build: ok" in listed and "Trains" in listed, listed
        shown = await call("render", place="home")
        assert any(part.type == "image" for part in shown.content), shown
        assert "cut off: “Next train to Hauptbahnhof leaves soon”" in text(shown), text(shown)
        problems = text(await call("problems"))
        assert "too-many-entries" in problems, problems
        assert "Return fewer" in text(await call("problems", code="too-many-entries"))

        mended = source.read_text().replace("lineLimit(1)", "minimumScaleFactor(0.5)").replace("0..<400", "0..<20").replace("* 10", "* 600")
        source.write_text(mended)
        shown = text(await call("render"))
        assert "cut off" not in shown, shown
        problems = text(await call("problems"))
        assert "too-many-entries" not in problems, problems

        source.write_text(mended.replace("Text(", "Texxt("))
        problems = text(await call("problems"))
        assert "Trains.swift:" in problems and "Texxt" in problems, problems
        source.write_text(mended)
        refused = await agent.call_tool("touch", {"label": "Nothing of this name"})
        assert "the screen shows no" in text(refused)
    print("the agent mended both")


asyncio.run(main())
