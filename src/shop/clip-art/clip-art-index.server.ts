import type { Language } from "#core/languages.ts";
import type { ClipArtPath, ClipArtSet } from "#design/document.ts";
import { pathsOfEmoji } from "#painters/emoji/emoji-files.server.ts";
import { linesOf, type MeantFirst, namesIn, wordsOf } from "./clip-art-names.server.ts";

export type IndexedPicture = {
	readonly set: ClipArtSet;
	readonly name: string;
	readonly topic: string;
	/** The emoji whose names it bears. */
	readonly sign: string;
	/** In the language asked for where it has a name there, else in English. */
	readonly label: string;
	/** The emoji that it is, whose paths lie with those of texts; an icon has a line in the file of paths. */
	readonly drawn: string | number;
	/** The words of its name in the language asked for, if it has one there. */
	readonly title: readonly string[];
	readonly keywords: readonly string[];
	readonly english: readonly string[];
	readonly meantFirst: MeantFirst | undefined;
};

const indexes = new Map<Language, readonly IndexedPicture[]>();
let paths: readonly string[] | undefined;

/** Every picture with its words; read when somebody asks in this language for the first time. */
export function clipArtIndex(language: Language): readonly IndexedPicture[] {
	const known = indexes.get(language);
	if (known) return known;
	const names = namesIn(language);
	let line = 0;
	const index = linesOf("pictures.txt").map((row): IndexedPicture => {
		const [set = "", name = "", topic = "", sign = "", words = "", emoji] = row.split("\t");
		const named = names.get(sign);
		const label = named?.label ?? name.replaceAll("-", " ");
		const own = named?.label ?? (language === "en" ? label : "");
		const [title, keywords, english] = [own, named?.keywords ?? "", `${name} ${words}`].map(wordsOf);
		const found = { title: title!, keywords: keywords!, english: english! };
		return {
			set: set as ClipArtSet,
			name,
			topic,
			sign,
			label,
			drawn: emoji ?? line++,
			...found,
			meantFirst: named?.meantFirst,
		};
	});
	indexes.set(language, index);
	return index;
}

export function pathsOf({ drawn }: Pick<IndexedPicture, "drawn">): readonly ClipArtPath[] {
	if (typeof drawn === "string") return pathsOfEmoji(drawn);
	paths ??= linesOf("paths.txt");
	return JSON.parse(paths[drawn] ?? "[]") as readonly ClipArtPath[];
}
