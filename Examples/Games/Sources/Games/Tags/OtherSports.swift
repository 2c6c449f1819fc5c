/// Sports and competitions that are none of the Summer Games of 2024, so that they are not taken for others.
enum OtherSports {
    static let stems: Set<String> = Set(
        list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Word.stem(String($0)) })

    private static let list = """
        baseball softball cricket squash karate kata kumite lacrosse netball polo darts chess snooker billiards sumo bowling
        bowls curling skiing ski skier biathlon bobsleigh bobsled luge skeleton snowboard snowboarding snow ice skating skater
        slalom1 nordic alpine freeski icehockey kabaddi pelota futsal korfball padel pickleball racquetball polevault1
        duathlon aquathlon octathlon kickboxing muay thai1 jiu jitsu sambo kendo wushu aikido mma ufc nba nfl nhl mlb fifa uefa
        wimbledon superbowl motogp formula1 nascar f1 rally motocross motorsport motorsports croquet orienteering parkour
        cheerleading flag1 tug finswimming floorball bandy gaelic hurling1 shinty rounders paralympics paralympic paralympian
        world european asian commonwealth pan youth junior juniors winter league cup grand slam national1 collegiate ncaa
        masters veteran veterans u18 u20 u23 u21 indoor invitational diamond derby marathoners
        """
}
