extension ActivitySample {
    /// Drawn even where not every sample is asked for.
    static let handful: Set<String> = ["001-fitness-live-activity", "002-watch-family", "003-flash-sale-widget"]

    /// 9:41 on 9 June 2025, the moment drawn, as ActivityKit codes it: seconds since 2001.
    private static let moment = 771_154_860

    static let all: [ActivitySample] = [
        .init(
            "000-network-image", "MyActivityAttributes", #"{"title":"Network image"}"#,
            (
                #"{"imageName":"none.png"}"#,
                .init(
                    ["Loading...", "Network image"], ["Loading..."], ["Network image"], minimal: ["Loading..."],
                    expanded: ["Loading...", "Network image"])
            )),
        .init(
            "001-api-signatures", "SignatureAttributes", "{}",
            (
                #"{"text":"state text"}"#,
                .init(["state text"], ["L"], ["T"], minimal: ["M"], expanded: ["leading", "trailing", "center", "state text"])
            )),
        .init(
            "001-expanded-regions", "RegionsAttributes", "{}",
            (#"{"wide":false}"#, .init(["narrow"], ["L"], ["T"], minimal: ["M"], expanded: ["Leading", "Trailing", "Center", "Bottom"])),
            (
                #"{"wide":true}"#,
                .init(
                    ["wide"], ["L"], ["T"], minimal: ["M"],
                    expanded: ["A leading text that is too wide for the side", "Trailing", "Center", "Bottom"])
            )),
        .init(
            "001-fitness-live-activity", "FitnessAttributes", #"{"username":"Ludwig","fitnessGoal":"10 km"}"#,
            (
                #"{"item":"跑步","time":[\#(moment),\#(moment + 1200)]}"#,
                .init(["Ludwig · 跑步", "10 km", "20:00"], ["跑步"], ["20:00"], expanded: ["Ludwig正在跑步!", "20:00"])
            )),
        .init(
            "002-activity-asset-name", "MyAttributes", #"{"productImageName":"product"}"#,
            (#"{"status":"packed"}"#, .init(["packed"], [], ["packed"], expanded: ["packed"])), diagnostics: ["activity-clipped"]),
        .init(
            "002-carplay", "NavigationAttributes", "{}",
            (#"{"instruction":"Turn right","meters":200}"#, .init(["Turn right in 200 m"], [], ["200 m"], expanded: ["Turn right"], small: ["200 m"]))
        ),
        .init(
            "002-dynamic-island-compact", "TimerAttributes", "{}",
            (#"{"timeRemaining":25}"#, .init(["25 remaining"], [], ["25"], expanded: ["25"]))),
        .init(
            "002-dynamic-island-expanded", "TimerAttributes", "{}",
            (#"{"timeRemaining":25,"isPaused":false}"#, .init(["25 remaining"], [], ["25"], expanded: ["25", "remaining", "Pause", "Stop"])),
            (#"{"timeRemaining":25,"isPaused":true}"#, .init(["Paused"], [], ["25"], expanded: ["25", "remaining", "Pause", "Stop"]))),
        .init(
            "002-dynamic-island-minimal", "TimerAttributes", "{}",
            (#"{"timeRemaining":25}"#, .init(["25 remaining"], [], ["25"], expanded: ["25"]))),
        .init(
            "002-island-motion", "MotionAttributes", "{}",
            (#"{"isExpanded":false,"content":"A"}"#, .init(["Compact", "A"], ["Compact"], ["A"], expanded: ["Compact", "A"])),
            (#"{"isExpanded":true,"content":"B"}"#, .init(["Expanded", "B"], ["Expanded"], ["B"], expanded: ["Expanded", "B"]))),
        .init("002-island-shapes", "ShapeAttributes", "{}", (#"{"number":1}"#, .init([], [], [], expanded: []))),
        .init(
            "002-pizza-live-activity", "PizzaDeliveryAttributes", #"{"orderNumber":"12345","pizzaType":"Pepperoni"}"#,
            (
                #"{"status":"preparing","estimatedDeliveryTime":\#(moment + 1500)}"#,
                .init(
                    ["Pepperoni #12345", "preparing", "No driver yet", "10:06 AM"], [], ["preparing"], expanded: ["25:00", "Pepperoni", "preparing"])
            ),
            (
                #"{"status":"onTheWay","estimatedDeliveryTime":\#(moment + 1500),"driverName":"John"}"#,
                .init(["Pepperoni #12345", "onTheWay", "John", "10:06 AM"], [], ["onTheWay"], expanded: ["25:00", "Pepperoni", "onTheWay"])
            )),
        .init(
            "002-watch-family", "DeliveryAttributes", #"{"orderNumber":"7"}"#,
            (#"{"status":"packed"}"#, .init(["Order 7: packed"], [], ["packed"], expanded: ["packed"], small: ["Watch: packed"]))),
        .init(
            "002-watch-supplemental", "MyAttributes", "{}",
            (#"{"text":"hello"}"#, .init(["medium: hello"], ["L"], ["T"], minimal: ["M"], expanded: ["hello"], small: ["small: hello"]))),
        .init(
            "003-flash-sale-widget", "SeckillProductAttributes",
            #"{"productId":"2022101102","name":"永久自行车","price":"1200","image":"bicycle","countDown":120,"isSeckill":false}"#,
            (
                #"{"isSeckill":false}"#,
                .init(["Hello"], [], ["永久自行车"], expanded: ["永久自行车", "立即购买", "价格1200", "2:00:00"])
            )),
    ]
}
