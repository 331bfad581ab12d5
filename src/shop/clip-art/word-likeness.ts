/** By words: 3 the word itself, 2 made of it or begins so, 1 is it without an ending, less only has its letters within. */
export type Likeness = ReadonlyMap<string, number>;

/** What joins the parts of a compound: "Hundeknochen", "Geburtstagskuchen". */
const JOINTS = ["", "e", "s", "n", "en", "er", "es"];
const SHORTEST_PART = 3;
/** Danish "hundrede" is no dog's nest ("rede"). */
const SHORTEST_HEAD = 5;
/** From so many letters on a word that is not known may stand anywhere within another. */
const WITHIN = 4;
/** Letters without one are said, but no part of a word: "Schwein" is no "Wein". */
const VOWEL = /[aeiouy]/;
/** In a name that is less than a beginning among the keywords. */
const ONLY_WITHIN = 0.4;
/** One letter more or less makes another word of most shorter ones. */
const SHORTEST_SLIPPED = 5;
const SHORTEST_SWAPPED = 3;
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 3;

/**
 * Who asks for a known word means it and what is made of it: "Hund" is no part of "hundert". Of another one that is still
 * being written all beginnings are meant; without an ending it may be known: plurals and cases. Whether a letter is
 * doubled is heard by few: "ballon".
 */
export function likenessTo(asked: string, known: ReadonlySet<string>): Likeness {
	if (known.has(asked)) return ofWord(asked, known);
	return new Map([...ofStem(asked, known), ...ofDoubled(asked, known), ...ofBeginning(asked, known)]);
}

/** Also what merely has a word that nobody knows within: "kuchen". */
export function likenessWithin(asked: string, known: ReadonlySet<string>): Likeness {
	const likeness = likenessTo(asked, known);
	if (known.has(asked) || asked.length < WITHIN) return likeness;
	const around = [...known].filter((word) => word.includes(asked) && !likeness.has(word));
	return new Map([...around.map((word) => [word, ONLY_WITHIN] as const), ...likeness]);
}

/** The longest known word with which one that nobody knows begins or ends: "Osterhase". */
export function likenessToPart(asked: string, known: ReadonlySet<string>): Likeness {
	if (known.has(asked)) return ofWord(asked, known);
	const parts = [...known].filter((word) => word.length >= WITHIN && (asked.startsWith(word) || asked.endsWith(word)));
	const [longest] = parts.sort((one, other) => other.length - one.length);
	return longest ? ofWord(longest, known) : new Map();
}

/** A known word that stands with few may be a plural. */
export function looseLikeness(asked: string, known: ReadonlySet<string>): Likeness {
	return new Map([...ofStem(asked, known), ...likenessTo(asked, known)]);
}

/** As `looseLikeness`, where a vowel of the singular may be missing: "psi" are several "pes". */
export function likenessToPlural(asked: string, known: ReadonlySet<string>): Likeness {
	const singular = withFleetingVowel(asked).find((word) => known.has(word));
	return new Map([...looseLikeness(asked, known), ...(singular ? ([[singular, 3]] as const) : [])]);
}

/** The last of several words is still being written, although it may be a word already: "hot do". */
export function likenessWhileWritten(last: string): typeof likenessTo {
	return (asked, known) =>
		asked === last ? new Map([...ofBeginning(asked, known), ...likenessTo(asked, known)]) : likenessTo(asked, known);
}

/** Words of another language: the word itself, or a beginning of one that the own language has not. */
export function foreignLikeness(asked: string, foreign: ReadonlySet<string>, known: ReadonlySet<string>): Likeness {
	if (foreign.has(asked)) return new Map([[asked, 3]]);
	if (known.has(asked)) return new Map();
	return new Map([...foreign].filter((word) => word.startsWith(asked)).map((word) => [word, 2]));
}

/** A word that nobody knows may be a known one with one slip of the keys: a short one by letters in each other's places alone. */
export function likenessDespiteSlip(asked: string, known: ReadonlySet<string>): Likeness {
	if (known.has(asked) || asked.length < SHORTEST_SWAPPED) return likenessTo(asked, known);
	const isShort = asked.length < SHORTEST_SLIPPED;
	const isSlip = isShort ? isSwapped : isOneSlip;
	const slips = [...known].filter((word) => isSlip(asked, word)).map((word) => [word, 1] as const);
	return new Map([...slips, ...(isShort ? likenessTo(asked, known) : [])]);
}

/** One letter too many, too few, another, or two in each other's places. */
function isOneSlip(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	let same = 0;
	while (same < one.length && one[same] === other[same]) same++;
	const [rest, otherRest] = [one.slice(same), other.slice(same)];
	return (
		rest.slice(1) === otherRest.slice(1) ||
		rest.slice(1) === otherRest ||
		rest === otherRest.slice(1) ||
		isSwapped(rest, otherRest)
	);
}

/** Two neighbours in each other's places. */
function isSwapped(one: string, other: string): boolean {
	if (one.length !== other.length) return false;
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

function ofWord(asked: string, known: ReadonlySet<string>): Likeness {
	const likeness = new Map([[asked, 3]]);
	for (const word of known) {
		if (word === asked) continue;
		if (isMadeOf(word, asked, known)) likeness.set(word, 2);
		else if (endsLike(word, asked, known)) likeness.set(word, ONLY_WITHIN);
	}
	return likeness;
}

/** Its rest is a word too; what ends with it says what kind of thing it is. */
function isMadeOf(word: string, asked: string, known: ReadonlySet<string>): boolean {
	const rest = word.length - asked.length;
	if (rest < SHORTEST_PART) return false;
	if (word.endsWith(asked)) {
		const starts = JOINTS.filter((joint) => word.endsWith(joint + asked)).map(({ length }) =>
			word.slice(0, rest - length),
		);
		return starts.some((start) => known.has(start) && VOWEL.test(start));
	}
	if (!word.startsWith(asked)) return false;
	return JOINTS.some((joint) => {
		const end = word.slice(asked.length + joint.length);
		return word.startsWith(joint, asked.length) && end.length >= SHORTEST_HEAD && known.has(end);
	});
}

function endsLike(word: string, asked: string, known: ReadonlySet<string>): boolean {
	const rest = word.length - asked.length;
	return word.endsWith(asked) && rest >= SHORTEST_PART && (asked.length >= WITHIN || known.has(word.slice(0, rest)));
}

function ofBeginning(asked: string, known: ReadonlySet<string>): Likeness {
	const likeness = new Map<string, number>();
	for (const word of known) if (word.startsWith(asked)) likeness.set(word, 2);
	return likeness;
}

function ofDoubled(asked: string, known: ReadonlySet<string>): Likeness {
	if (asked.length < SHORTEST_SLIPPED) return new Map();
	const plain = withoutDoubles(asked);
	return new Map([...known].filter((word) => withoutDoubles(word) === plain).map((word) => [word, 2]));
}

function withoutDoubles(word: string): string {
	return word.replace(/(.)\1+/gu, "$1");
}

function withFleetingVowel(asked: string): readonly string[] {
	const [, start, last] = asked.match(/^(.*[^aeiouy])([^aeiouy])[aeiouy]\w?$/) ?? [];
	return start && last ? [`${start}e${last}`, `${start}ie${last}`] : [];
}

function ofStem(asked: string, known: ReadonlySet<string>): Likeness {
	for (let ending = 1; ending <= LONGEST_ENDING; ending++) {
		const stem = asked.slice(0, asked.length - ending);
		if (stem.length < SHORTEST_STEM || !known.has(stem)) continue;
		return new Map([...ofWord(stem, known).keys()].map((word) => [word, 1]));
	}
	return new Map();
}
