import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { TextElement } from "#design/document.ts";
import type { DesignText } from "#design/telling-words.ts";

/** What lists show and tell of a design. */
export type DesignOutline = {
	/** The first that something is printed on; of an empty design the first. */
	readonly shownSide: string;
	readonly printedSides: readonly string[];
	readonly texts: readonly DesignText[];
};

/** Of a text, or of a group: the texts in it, and those of them that one of its groups keeps as they are, by their ids. */
type Found = {
	readonly texts: readonly Pick<TextElement, "id" | "text" | "placeholder" | "locks">[];
	readonly kept: readonly string[];
};
type Outline = { readonly first: string | null; readonly printed: readonly string[]; readonly found: readonly Found[] };

/** Read in the database, where a document of 2 MB is unpacked once, and only those of the rows that are shown. */
export function designOutline(document: SQLWrapper): SQL<DesignOutline> {
	return sql<Outline>`(select jsonb_build_object(
			'first', whole #> '{sides,0,code}',
			'printed', jsonb_path_query_array(whole, '$.sides[*] ? (@.elements.size() > 0).code'),
			'found', ${foundIn(sql`whole`)})
		from (select ${document} || '{}' as whole offset 0) as unpacked)`.mapWith(({ first, printed, found }: Outline) => ({
		shownSide: printed[0] ?? first ?? "",
		printedSides: printed,
		texts: textsOf(found),
	}));
}

/** Of those that a design is told apart from. */
export function designTexts(document: SQLWrapper): SQL<readonly DesignText[]> {
	return foundIn(document).mapWith(textsOf);
}

/** Only groups are searched through: what else is large on a design is not. */
function foundIn(document: SQLWrapper): SQL<readonly Found[]> {
	return sql`(select coalesce(jsonb_agg(jsonb_build_object(
			'texts', jsonb_path_query_array(each, 'strict $.** ? (@.kind == "text")'),
			'kept', jsonb_path_query_array(each,
				'strict $.** ? (@.kind == "group" && @.locks[*] == "content").** ? (@.kind == "text").id'))), '[]')
		from jsonb_path_query(${document}, '$.sides[*].elements[*] ? (@.kind == "text" || @.kind == "group")') as each)`;
}

function textsOf(found: readonly Found[]): readonly DesignText[] {
	return found.flatMap(({ texts, kept }) =>
		texts.map(({ id, text, placeholder, locks }) => ({
			text,
			isBrought: placeholder === true || locks?.includes("content") === true || kept.includes(id),
		})),
	);
}
