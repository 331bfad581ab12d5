/** Trade marks may not be printed on goods that are sold; the others are parts of programs rather than pictures. */
const LEFT_OUT = new Set([
	"Brand",
	"Charts",
	"Computers",
	"Database",
	"Design",
	"Development",
	"Document",
	"Electrical",
	"Extensions",
	"Laundry",
	"Letters",
	"Logic",
	"Numbers",
	"Text",
	"Version control",
]);
/** Signs that an icon carries beside another icon: heart-plus, user-off. */
const SIGNS =
	/-(?:off|plus|minus|x|check|checks|cancel|code|cog|dollar|down|up|exclamation|pause|pin|question|search|share|star|bolt|edit|stats|spark|shield|lock|download|upload|refresh|query|ai|\d+)$/;

export function isWanted(name: string, category: string, isIcon: (name: string) => boolean): boolean {
	if (LEFT_OUT.has(category) || /^(?:brand|letter|number|square-rounded-letter)-/.test(name)) return false;
	const base = name.replace(SIGNS, "");
	return base === name || !isIcon(base);
}

/** Of Unicode's groups of emoji and of Tabler's categories. */
const TOPICS: Readonly<Record<string, string>> = {
	"Smileys & Emotion": "feelings",
	"People & Body": "people",
	"Animals & Nature": "nature",
	"Food & Drink": "food",
	"Travel & Places": "travel",
	Activities: "leisure",
	Animals: "nature",
	Nature: "nature",
	Weather: "nature",
	Food: "food",
	Mood: "feelings",
	Gestures: "people",
	Gender: "people",
	Buildings: "travel",
	Vehicles: "travel",
	Map: "travel",
	Sport: "leisure",
	Games: "leisure",
	Media: "leisure",
	Photography: "leisure",
	Shapes: "signs",
	Symbols: "signs",
	Zodiac: "signs",
	Arrows: "signs",
	Badges: "signs",
	Math: "signs",
	Currencies: "signs",
	Flags: "signs",
};

export function topicOf(category: string): string {
	return TOPICS[category] ?? "things";
}
