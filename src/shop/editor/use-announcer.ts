import { useEffect, useRef, useState } from "react";

const PAUSE = 500;
const LEAST_SHOWN = 5000;
/** Slow readers take about that long for a letter. */
const SHOWN_FOR_A_LETTER = 100;

export type Announcer = {
	readonly words: string;
	readonly shown: string | null;
	/** For ears: what the eyes see by themselves. */
	announce(message: string): void;
	/** For ears and eyes: what shows nowhere else on the screen. */
	tell(message: string): void;
	/** What the eyes were told is not true any more. */
	hush(): void;
};

/** The words for a status region: at most two a second, and the last ones always arrive. */
export function useAnnouncer(): Announcer {
	const [words, setWords] = useState("");
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

	const [say] = useState(() => {
		function announce(message: string): void {
			waiting.current = message;
			if (timer.current) return;
			setWords(message);
			waiting.current = null;
			timer.current = setTimeout(() => {
				timer.current = null;
				if (waiting.current !== null) setWords(waiting.current);
				waiting.current = null;
			}, PAUSE);
		}
		function tell(message: string): void {
			announce(message);
			setShown(message);
			clearTimeout(hiding.current ?? undefined);
			hiding.current = setTimeout(setShown, Math.max(LEAST_SHOWN, message.length * SHOWN_FOR_A_LETTER), null);
		}
		function hush(): void {
			clearTimeout(hiding.current ?? undefined);
			setShown(null);
		}
		return { announce, tell, hush };
	});
	return { words, shown, ...say };
}
