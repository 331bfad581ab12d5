import { useEffect, useRef, useState } from "react";

const PAUSE = 500;

/** The words for a status region: at most two a second, and the last ones always arrive. */
export function useAnnouncer(): { readonly words: string; announce(message: string): void } {
	const [words, setWords] = useState("");
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const waiting = useRef<string | null>(null);
	useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

	const [announce] = useState(() => (message: string): void => {
		waiting.current = message;
		if (timer.current) return;
		setWords(message);
		waiting.current = null;
		timer.current = setTimeout(() => {
			timer.current = null;
			if (waiting.current !== null) setWords(waiting.current);
			waiting.current = null;
		}, PAUSE);
	});
	return { words, announce };
}
