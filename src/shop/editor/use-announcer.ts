import { useEffect, useRef, useState } from "react";

const PAUSE = 500;
const LEAST_SHOWN = 5000;
/** Slow readers take about that long for a letter. */
const SHOWN_FOR_A_LETTER = 100;

/** `turn`: the same words said again are another saying. */
type Said = { readonly words: string; readonly turn: number };

export type Announcer = {
	readonly said: Said;
	readonly shown: string | null;
	/** For ears: what the eyes see by themselves. */
	announce(message: string): void;
	/** For ears and eyes: what shows nowhere else on the screen. */
	tell(message: string): void;
	/** What was told is not true any more; without a message whatever the eyes were told. */
	hush(message?: string): void;
};

/** The words for a status region: at most two a second, and the last ones always arrive. */
export function useAnnouncer(): Announcer {
	const [said, setSaid] = useState<Said>({ words: "", turn: 0 });
	const [shown, setShown] = useState<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const hiding = useRef<ReturnType<typeof setTimeout> | null>(null);
	const waiting = useRef<string | null>(null);
	useEffect(
		() => () => {
			clearTimeout(timer.current ?? undefined);
			clearTimeout(hiding.current ?? undefined);
		},
		[],
	);

	const [voice] = useState(() => {
		function say(words: string): void {
			setSaid(({ turn }) => ({ words, turn: turn + 1 }));
		}
		function announce(message: string): void {
			waiting.current = message;
			if (timer.current) return;
			say(message);
			waiting.current = null;
			timer.current = setTimeout(() => {
				timer.current = null;
				if (waiting.current !== null) say(waiting.current);
				waiting.current = null;
			}, PAUSE);
		}
		function tell(message: string): void {
			announce(message);
			setShown(message);
			clearTimeout(hiding.current ?? undefined);
			hiding.current = setTimeout(setShown, Math.max(LEAST_SHOWN, message.length * SHOWN_FOR_A_LETTER), null);
		}
		function hush(message?: string): void {
			setShown((words) => (message === undefined || words === message ? null : words));
			setSaid((said) => (said.words === message ? { ...said, words: "" } : said));
			if (waiting.current === message) waiting.current = null;
		}
		return { announce, tell, hush };
	});
	return { said, shown, ...voice };
}
