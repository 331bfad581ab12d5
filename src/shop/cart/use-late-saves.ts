import { useEffect } from "react";
import { PARTING_SAVE } from "#core/parting-save.ts";
import { useReadAgain } from "#ui/kept-page.ts";

/** Milliseconds after the editor was left; what has not arrived by the last of them is not on its way any more. */
const LOOKS = [500, 1500, 4000, 9000];

/** What was changed last in the editor may reach the shop after this page was read: it is read again until it has. */
export function useLateSaves(): void {
	const { readAgain } = useReadAgain();
	useEffect(() => {
		let timers: ReturnType<typeof setTimeout>[] = [];
		const stop = () => timers.forEach(clearTimeout);
		function look(): void {
			stop();
			const left = Number(readMark()) - Date.now();
			timers = LOOKS.map((after) => left + after)
				.filter((wait) => wait > 0)
				.map((wait) => setTimeout(readAgain, wait));
		}
		look();
		window.addEventListener("pageshow", look);
		return () => {
			stop();
			window.removeEventListener("pageshow", look);
		};
	}, [readAgain]);
}

function readMark(): string | null {
	try {
		return sessionStorage.getItem(PARTING_SAVE);
	} catch {
		return null;
	}
}
