import { useEffect, useState } from "react";
import { after } from "../dom/after.ts";
import type { ClipArt, ClipArtQuestion } from "../editor-ports.ts";
import { useEditorTools } from "../editor-tools.ts";

/** Nobody types a letter slower than that. */
const TYPING_PAUSE = 250;

type Found = { readonly pictures: readonly ClipArt[]; readonly total: number; readonly pages: number };
const FIRST = { page: 1, tries: 0 };
type Asked = Pick<ClipArtQuestion, "words" | "topic">;

/** What is found for the words, page after page: a page that can't be had leaves those before it, and is asked for again by `more`. */
export function useClipArt({ words, topic }: Asked) {
	const { ports, props } = useEditorTools();
	const { language } = new Intl.Locale(props.locale);
	const question = `${topic} ${words}`;
	const [turn, setTurn] = useState({ question, ...FIRST });
	const { page, tries } = turn.question === question ? turn : FIRST;
	const [found, setFound] = useState<Found | undefined>();
	const [failed, setFailed] = useState(false);
	const [looking, setLooking] = useState(true);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
	useEffect(() => {
		setLooking(true);
		let gone = false;
		const callOff = after(words ? TYPING_PAUSE : 0, () => {
			ports.findClipArt({ words, topic, page, language }).then((answer) => {
				if (gone) return;
				setLooking(false);
				setFailed(!answer);
				setFound((before) => {
					const earlier = page > 1 ? before : undefined;
					return answer ? { ...answer, pictures: [...(earlier?.pictures ?? []), ...answer.pictures] } : earlier;
				});
			});
		});
		return () => {
			gone = true;
			callOff();
		};
	}, [ports, words, topic, page, tries, language]);

	const hasMore = failed || (found !== undefined && page < found.pages);
	const more = () => setTurn({ question, page: failed ? page : page + 1, tries: tries + 1 });
	return { found, failed, looking, hasMore, more };
}
